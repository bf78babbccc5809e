import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

/**
 * Type of a file that the worker of the app fetches ahead. `revision` is a hash of the file's content, or null if the
 * file's name contains one.
 */
type Entry = { url: string; revision: string | null };

const SOURCES = join(import.meta.dirname, '../src/service-worker');
const WORKER = join(SOURCES, 'worker.ts');
/** The source of the worker of the players' pages, which serves no files (docs/decisions/022). */
const PLAYERS_WORKER = join(SOURCES, 'players-worker.ts');
const PLAYERS_FILE = 'players-sw.js';
const IN_ONE_PIECE = { output: { format: 'iife', codeSplitting: false } } as const;
/**
 * File of the service worker that the pages of the app register; the players' pages register `PLAYERS_FILE`. The scope
 * of the worker is the folder of this file.
 */
const FILE = 'sw.js';
/** Matches scripts, styles, SVG images and fonts, which the worker fetches ahead unless `SELDOM` matches them. */
const AHEAD = /\.(?:js|css|svg|woff2)$/;
const SELDOM = /-latin-ext-/;
const PAGE = 'index.html';
/**
 * Address at which the worker fetches `PAGE`. The server sends this page there with or without a session, whereas a
 * visitor at `/` gets the landing.
 */
const ADDRESS = '/dashboard';

/**
 * Builds the service workers of the app and of the players' pages. Each is a single file, because the content policy of
 * the pages does not allow importScripts. The worker of the app contains the list of the files of this version.
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
