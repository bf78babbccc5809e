import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** A file that the worker fetches ahead; one whose name says its content needs no revision. */
type Entry = { url: string; revision: string | null };

const WORKER = join(import.meta.dirname, '../src/service-worker/worker.ts');
/** Where pages register it; its scope is the folder that it stands in. */
const FILE = 'sw.js';
/** Scripts, styles, drawings and the faces that every browser takes; the extended Latin one comes when a name needs it. */
const AHEAD = /\.(?:js|css|svg|woff2)$/;
const SELDOM = /-latin-ext-/;
const PAGE = 'index.html';

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
      async handler(_options, bundle) {
        const files: Entry[] = Object.keys(bundle)
          .filter((file) => AHEAD.test(file) && !SELDOM.test(file))
          .toSorted()
          .map((file) => ({ url: `/${file}`, revision: null }));
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error('no page is built');
        files.push({ url: '/', revision: hash(page.source) });
        this.emitFile({ type: 'asset', fileName: FILE, source: await bundled(files) });
      },
    },
  };
}

async function bundled(files: readonly Entry[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunks = output && 'output' in output ? output.output : [];
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk')
    throw new Error('the worker is not of one piece');
  return chunk.code;
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
