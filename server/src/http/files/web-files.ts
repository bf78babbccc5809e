import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files of the built web client, with names such as `assets/index-abc.js`; `where` names their place for messages.
 */
export type WebFiles = {
  where: string;
  names: readonly string[];
  read: (name: string) => Buffer;
};

/** Folder of the built files that only the server uses, to render the players' page; browsers do not get them. */
const OF_SERVER = 'server/';

/**
 * Returns the files of a built web client in a folder, except names with a leading dot and those for the server only;
 * undefined when the folder does not exist.
 */
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
