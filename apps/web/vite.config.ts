/** Two builds from one tree: what browsers load and what the server renders with (`vite build --app`). */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from './lingui-plugins.ts';

/** The languages whose own words of React Aria are kept. */
const LOCALES = ['en-US', 'fr-FR', 'es-ES', 'ar-AE', 'it-IT', 'zh-CN', 'pt-BR'];

/** What every page starts with, in one file: smaller than many, for it is compressed as a whole. */
const FIRST_LOADED = { name: 'base', tags: ['$initial' as const] };

export default defineConfig(({ command }) => ({
  plugins: [{ ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' }, react(), linguiPlugins()],
  appType: 'custom',
  publicDir: false,
  builder: {},
  // Without an index.html nothing tells development what to prepare, and each first visit of a page would reload it.
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx', 'src/shop/proof-worker.ts', 'src/features/**/!(*.stories|*.test).tsx'],
  },
  ...(command === 'serve' ? { html: { cspNonce: 'dev' } } : {}),
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['src/app/entry-client.tsx'],
          // Every page carries the names of all files: without words they are half as long.
          output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: [FIRST_LOADED] } },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', ssr: true, rollupOptions: { input: 'src/app/entry-server.tsx' } } },
  },
}));
