import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { RESOLVE } from './build/bundle.ts';
import { firstChunks, matchChunk } from './build/first-chunks.ts';
import { leanFonts } from './build/lean-fonts.ts';
import { leanReactDom } from './build/lean-react-dom.ts';
import { plainImports } from './build/plain-imports.ts';
import { playersPage } from './build/players-page.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirst } from './build/preload-first.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` has started the server (scripts/dev.ts), which answers to the address that the browser asks for. */
const server = {
  target: process.env['PICADITO_SERVER'] || 'http://127.0.0.1:3000',
  changeOrigin: false,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    plainImports(),
    leanReactDom(),
    leanFonts(),
    preloadFirst(),
    prerenderPages(),
    serviceWorker(),
    playersPage(),
    precompress(),
  ],
  resolve: RESOLVE,
  build: {
    target: 'baseline-widely-available',
    outDir: process.env['WEB_OUT_DIR'] || 'dist',
    emptyOutDir: true,
    cssCodeSplit: false,
    sourcemap: false,
    // The page's policy forbids data: fonts and inline scripts.
    assetsInlineLimit: 0,
    // 1.6 KB of names on the first screen; the service worker has fetched them all by the second.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: firstChunks(), debugName: 'first screens' },
            {
              name: matchChunk(),
              debugName: 'screens of a match',
              includeDependenciesRecursively: false,
            },
          ],
        },
        // the page's first script names them all: what several screens share goes by its hash alone
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || ['base', 'home'].includes(name)
            ? 'assets/[name]-[hash].js'
            : 'assets/[hash].js',
      },
    },
  },
  server: {
    proxy: { '/api': server, '/auth': server, '/demo': server, '/g/': server, '/healthz': server },
  },
});
