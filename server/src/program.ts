import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ok, type Result } from '@picadito/domain';
import type { PageRenderer } from './group-link/page/page-renderer.ts';
import { filesIn, type WebFiles } from './http/files/web-files.ts';

/** What a clone and a packaged program have in different places (docs/decisions/294). */
export type Program = {
  /** Of the root's package.json (docs/decisions/293). */
  version: string;
  /** The same for the same sources, on every server; what a response says may differ with another one. */
  sources: () => string;
  /** Where its files are: of no interest in a log. */
  root: string;
  /** The built web client. */
  web: () => WebFiles | undefined;
  /** What makes the players' page; undefined where it was not built. */
  playersPage: () => Promise<PageRenderer | undefined>;
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
/** In development Vite serves the web client from its sources, and here is only the players' page (scripts/dev.ts). */
const DEV_ROOT = process.env['PICADITO_DEV'];
const WEB_ROOT = DEV_ROOT || join(ROOT, 'web/dist');

/** That of a clone. A package has a module of its own in the place of this one (packaging/src/bundle.ts). */
export const PROGRAM: Program = {
  version: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Program).version,
  sources: () => hashOfSources(ROOT),
  root: ROOT,
  web: () => (DEV_ROOT ? undefined : filesIn(WEB_ROOT)),
  playersPage: async () => {
    const file = join(WEB_ROOT, 'server/players-page.mjs');
    return existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as PageRenderer)
      : undefined;
  },
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
