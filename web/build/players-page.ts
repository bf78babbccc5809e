import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

const SOURCE = join(import.meta.dirname, '../src/group-link/page');
/**
 * The path of the bundle in the build's output. Browsers do not get this file; the server renders the players' page
 * with it (docs/decisions/241).
 */
export const PLAYERS_PAGE = 'server/players-page.mjs';

/**
 * Bundles the players' page as a program for the server that contains React and the style sheet. `script` is the
 * address of the script that the page loads.
 */
export function bundlePlayersPage(script: string): Promise<string> {
  return bundle(join(SOURCE, 'render.tsx'), {
    define: { SCRIPT: JSON.stringify(script) },
    plugins: [react(), tailwindcss()],
    ssr: { noExternal: true },
    build: { ssr: true, minify: true, cssMinify: true },
  });
}

export function playersPage(): Plugin {
  return {
    name: 'picadito:players-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler() {
        const script = this.emitFile({
          type: 'asset',
          name: 'players.js',
          source: await bundle(join(SOURCE, 'script/main.ts')),
        });
        const source = await bundlePlayersPage(`/${this.getFileName(script)}`);
        this.emitFile({ type: 'asset', fileName: PLAYERS_PAGE, source });
      },
    },
  };
}
