import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

/** A file that the worker fetches ahead; one whose name says its content needs no revision. */
type Entry = { url: string; revision: string | null };

const WORKER = join(import.meta.dirname, '../src/service-worker/worker.ts');
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
          build: { rolldownOptions: { output: { format: 'iife', codeSplitting: false } } },
        });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
