import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok, type Result } from '@picadito/domain';

/** Type of the facts that differ between a clone of the repository and a packaged program (docs/decisions/294). */
export type Program = {
  /** The version in the package.json of the repository's root. */
  version: string;
  /**
   * Returns a hash of the source files, which is equal on all servers that run the same sources. ETags contain it,
   * because other sources may give other responses.
   */
  sources: () => string;
  /** The folder of the program's files; the log removes it from stack traces. */
  root: string;
  /**
   * Returns the default folder of the database and its backups, for when DATABASE_URL and BACKUP_DIR are not set; or an
   * error in one line.
   */
  dataFolder: () => Result<string, string>;
  /** Returns the shell command with which an operator runs a command of this program, for messages. */
  call: (command: string, args?: string) => string;
  /** The arguments with which Node runs this command line in a child process. */
  entry: readonly string[];
  isPackaged: boolean;
};

const ROOT = join(import.meta.dirname, '../..');

/** The program in a clone. In a package another module replaces this one (packaging/src/bundle.ts). */
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
