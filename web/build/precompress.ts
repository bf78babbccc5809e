import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLEST_BYTES = 1024;
const WORTH_IT = /\.(?:js|css|svg|json|webmanifest)$/;

/**
 * Writes a .br and a .gz copy of every built text file over 1 KB, from which the server chooses. HTML files get no
 * copies, because the server completes them for each request.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'picadito:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const file = join(outDir, name);
        if (!WORTH_IT.test(name) || statSync(file).size <= SMALLEST_BYTES) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, {
            params: {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
        );
      }
    },
  };
}
