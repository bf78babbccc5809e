import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok, type Result } from '@picadito/domain';

/** Describes where a program has what differs between a clone and a package (docs/decisions/294). */
export type Program = {
  /** Of the root's package.json (docs/decisions/293). */
  version: string;
  /** The same for the same sources, on every server; what a response says may differ with another one. */
  sources: () => string;
  /** Where its files are: of no interest in a log. */
  root: string;
  /** Where data live that DATABASE_URL does not place. */
  dataFolder: () => Result<string, string>;
  /** How a command of it is called, with its arguments. */
  call: (command: string, args?: string) => string;
  /** What Node is to run, in a process of its own, for the same command line. */
  entry: readonly string[];
  /** Whether its data may be anywhere, so that it says where they are. */
  isPackaged: boolean;
};

const ROOT = join(import.meta.dirname, '../..');

/** Describes the program in a clone. In a package another module replaces this one (packaging/src/bundle.ts). */
export const PROGRAM: Program = {
  version: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Program).version,
  sources: () => hashOfSources(ROOT),
  root: ROOT,
  dataFolder: () => ok(resolve('data')),
  call: (command, args) => `npm run ${command}${args ? ` -- ${args}` : ''}`,
  entry: [join(ROOT, 'server/src/main.ts')],
  isPackaged: false,
};

export function hashOfSources(root: string): string {
  const files = globSync('{server,domain}/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const sources = files.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`);
  return hash('sha256', sources.join('\n'), 'base64url');
}
