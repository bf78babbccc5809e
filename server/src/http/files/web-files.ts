import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The built web client, by names as `assets/index-abc.js`; `where` names it in messages. */
export type WebFiles = {
  where: string;
  names: readonly string[];
  read: (name: string) => Buffer;
};

/** Not for browsers: the server renders the players' page with it. */
const OF_SERVER = 'server/';

/** Those of a folder; undefined where there is none. Names with a leading dot are left out. */
export function filesIn(folder: string): WebFiles | undefined {
  if (!existsSync(folder)) return undefined;
  const found = globSync('**/*', { cwd: folder, withFileTypes: true });
  return {
    where: folder,
    names: found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith(OF_SERVER)),
    read: (name) => readFileSync(join(folder, name)),
  };
}
