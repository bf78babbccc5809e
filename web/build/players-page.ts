import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

const SOURCE = join(import.meta.dirname, '../src/group-link/page');
/** Beside the files that browsers get, and not one of them: the server renders with it (docs/decisions/241). */
export const PLAYERS_PAGE = 'server/players-page.mjs';

/** The players' page as a program for the server, with React and the style sheet in it. `script` is the address of the page's own. */
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
