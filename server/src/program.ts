import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok, type Result } from '@picadito/domain';

/** Describes what differs between a clone and a packaged program (docs/decisions/294). */
export type Program = {
  /** Holds the version of the root's package.json. */
  version: string;
  /**
   * Returns a hash of the sources, equal on all servers that run the same ones. Another hash may mean other responses.
   */
  sources: () => string;
  /** Holds the folder of the program's files; the log leaves it out of stack traces. */
  root: string;
  /** Returns the folder of the database and its backups when DATABASE_URL and BACKUP_DIR name none. */
  dataFolder: () => Result<string, string>;
  /** Returns the shell command that runs a command of this program with these arguments. */
  call: (command: string, args?: string) => string;
  /** Holds the arguments that make Node run this command line in another process. */
  entry: readonly string[];
  /** A packaged program prints the folder of its data at the start, since it may be anywhere. */
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
