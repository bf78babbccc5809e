import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Describes the built web client, with names such as `assets/index-abc.js`; `where` names its place in messages. */
export type WebFiles = {
  where: string;
  names: readonly string[];
  read: (name: string) => Buffer;
};

/** Only the server uses these files, to render the players' page; browsers do not get them. */
const OF_SERVER = 'server/';

/** Returns the files of a folder except names with a leading dot; undefined when the folder does not exist. */
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
