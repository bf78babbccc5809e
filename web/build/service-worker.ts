import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

/** A file that the worker fetches ahead; one whose name says its content needs no revision. */
type Entry = { url: string; revision: string | null };

const SOURCES = join(import.meta.dirname, '../src/service-worker');
const WORKER = join(SOURCES, 'worker.ts');
/** Of the players' pages, which it serves nothing (docs/decisions/304). */
const PLAYERS_WORKER = join(SOURCES, 'players-worker.ts');
const PLAYERS_FILE = 'players-sw.js';
const IN_ONE_PIECE = { output: { format: 'iife', codeSplitting: false } } as const;
/** Where pages register it; its scope is the folder that it stands in. */
const FILE = 'sw.js';
/** Scripts, styles, drawings and the faces that every browser takes; the extended Latin one comes when a name needs it. */
const AHEAD = /\.(?:js|css|svg|woff2)$/;
const SELDOM = /-latin-ext-/;
const PAGE = 'index.html';
/** Where the server answers with that page, with a session and without (docs/decisions/184). */
const ADDRESS = '/dashboard';

/**
 * The service worker as a file of the build, of one piece (the page's policy knows no importScripts), which carries
 * the list of the files of this version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'picadito:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, built) {
        const files: Entry[] = Object.keys(built)
          .filter((file) => AHEAD.test(file) && !SELDOM.test(file))
          .toSorted()
          .map((file) => ({ url: `/${file}`, revision: null }));
        const page = built[PAGE];
        if (page?.type !== 'asset') throw new Error('no page is built');
        files.push({ url: ADDRESS, revision: hash(page.source) });
        const source = await bundle(WORKER, {
          define: { FILES: JSON.stringify(files), PAGE: JSON.stringify(ADDRESS) },
          build: { rolldownOptions: IN_ONE_PIECE },
        });
        this.emitFile({ type: 'asset', fileName: FILE, source });
        const players = await bundle(PLAYERS_WORKER, { build: { rolldownOptions: IN_ONE_PIECE } });
        this.emitFile({ type: 'asset', fileName: PLAYERS_FILE, source: players });
      },
    },
  };
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
