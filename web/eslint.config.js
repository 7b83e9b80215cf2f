// Rules that find faults; form is Prettier's business, but for the lines that it cannot fold.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Faults that only the types show. */
const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
};

export default defineConfig(
  { ignores: ['dist', 'dist-specimen', 'engine', 'site', 'shots', 'src/protocol/generated.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-len': ['error', { code: 120 }],
      // `!` is how the drawing says that a look-up cannot miss: the compiler lets every index pass unasked.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    // The compiler knows every name of these.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['src/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: typed,
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: typed,
  },
  {
    // What these show was drawn by the board's own pen, which escapes the words in it; and the ground is a bitmap,
    // which is put into its place by hand.
    files: ['src/board/**', 'src/specimen/**', 'src/app/parts/Drawn.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off', 'svelte/no-dom-manipulating': 'off' },
  },
);
