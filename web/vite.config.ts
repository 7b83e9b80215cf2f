import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';

/** Compresses once, and as well as can be, what our server sends: it has no time for that. */
const packed = (folder: string) => ({
  name: 'packed',
  apply: 'build' as const,
  closeBundle(): void {
    for (const name of readdirSync(folder).filter(name => /\.(js|css)$/.test(name)))
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
  },
});

// `vite build --mode specimen` builds the drawing specimen instead of the client; it is never part of the client.
// `vite build --mode site` builds the client that plays on the device itself, to lie below any path of any host.
export default defineConfig(({ mode }) => {
  const specimen = mode === 'specimen' || !existsSync('index.html');
  const site = mode === 'site';
  return {
    plugins: [svelte(), ...(specimen || site ? [] : [packed('dist/assets')])],
    base: site ? './' : '/',
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir: specimen ? 'dist-specimen' : site ? 'site' : 'dist',
      assetsInlineLimit: 0,
      rollupOptions: { input: specimen ? 'specimen.html' : 'index.html' },
    },
    resolve: site
      ? { conditions: ['site', ...defaultClientConditions] }
      : process.env.VITEST
        ? { conditions: ['browser'] }
        : {},
    test: { environment: 'jsdom', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
  };
});
