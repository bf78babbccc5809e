import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { RESOLVE } from './build/bundle.ts';
import { earlierFiles } from './build/earlier-files.ts';
import { orderOfFiles } from './build/order-of-files.ts';
import { playersPage } from './build/players-page.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { codeOfHome, codeOfMatchScreens, SCHEMAS } from './build/screen-code.ts';
import { screenPages } from './build/screen-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Forwards requests to the server that `npm run dev` has started (scripts/dev.ts). The Host header stays that of the
 * browser's address.
 */
const server = {
  target: process.env['PICADITO_SERVER'] || 'http://127.0.0.1:3000',
  changeOrigin: false,
};

/** Number of screens and dialogs that must use a piece of code for the code to go into a file for many of them. */
const SCREENS_THAT_SHARE = 9;
/** Matches the libraries that every screen of the app needs. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|@tanstack|wouter|zustand)\//;

/** Matches the rules that several screens about a match need, and home does not need at once. */
const MATCH_RULES =
  /domain\/src\/(?:teams\/|waitlist\/|sharing\/(?!result|night|season)|badges\/(?:award-)?badge)/;
/** Matches further rules that these screens need, each of which would be a small file of its own. */
const SMALL_MATCH_RULES =
  /domain\/src\/(?:players\/absence|captain\/captain-page|rotation\/game|autopilot\/step-sentence)\.ts$/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    orderOfFiles(),
    preloadFonts(),
    prerenderPages(),
    screenPages(),
    serviceWorker(),
    playersPage(),
    precompress(),
    earlierFiles(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'schemas', test: SCHEMAS },
            // Home loads the first of these two files, and the other screens both.
            { name: codeOfHome(), debugName: 'shared', minShareCount: SCREENS_THAT_SHARE },
            {
              name: 'screens',
              minShareCount: SCREENS_THAT_SHARE,
              includeDependenciesRecursively: false,
            },
            {
              name: 'match-rules',
              test: (id) => MATCH_RULES.test(id) || SMALL_MATCH_RULES.test(id),
              minShareCount: 2,
            },
            // The dependencies of these modules are among them, or home uses them too.
            {
              name: codeOfMatchScreens(),
              debugName: 'match-screens',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/auth': server,
      '/demo': server,
      '/g/': server,
      '/c/': server,
      '/healthz': server,
    },
  },
});
