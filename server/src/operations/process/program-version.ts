import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The same for the same sources, on every server; what a response says may differ with another one. */
export function programVersion(): string {
  const files = globSync('{server,domain}/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const sources = files.map((file) => `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`);
  return hash('sha256', sources.join('\n'), 'base64url');
}
