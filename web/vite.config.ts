import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';

// `vite build --mode specimen` builds the drawing specimen instead of the client; it is never part of the client.
export default defineConfig(({ mode }) => {
  const specimen = mode === 'specimen' || !existsSync('index.html');
  return {
    plugins: [svelte()],
    build: {
      target: 'es2022',
      outDir: specimen ? 'dist-specimen' : 'dist',
      assetsInlineLimit: 0,
      rollupOptions: { input: specimen ? 'specimen.html' : 'index.html' },
    },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: { environment: 'jsdom', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
  };
});
