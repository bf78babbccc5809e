import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ASSETS = 'assets';
/** File with the names of the last build's own assets. The server does not serve it, because its name has a leading dot. */
const OWN = '.own-assets.json';

/** The assets in a folder of built files: their contents by name, and the names of those that its last build made. */
export type Assets = { files: ReadonlyMap<string, Buffer>; own: readonly string[] };

export function assetsIn(folder: string): Assets {
  const assets = join(folder, ASSETS);
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const list = join(folder, OWN);
  return {
    files: new Map(names.map((name) => [name, readFileSync(join(assets, name))])),
    own: existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : names,
  };
}

/**
 * Adds the assets of the build before to those of a new build in the same folder, so that open pages of the version
 * before find their code. If the new build equals the last one, the assets that the last one kept stay.
 */
export function keepEarlier(folder: string, last: Assets): void {
  const own = assetsIn(folder).own.toSorted();
  const isSame = own.join() === last.own.toSorted().join();
  const kept = isSame ? [...last.files.keys()] : last.own;
  mkdirSync(join(folder, ASSETS), { recursive: true });
  for (const name of kept) {
    const content = last.files.get(name);
    if (content && !own.includes(name)) writeFileSync(join(folder, ASSETS, name), content);
  }
  writeFileSync(join(folder, OWN), JSON.stringify(own));
}

/** Keeps the hashed files of the build before (docs/decisions/036). */
export function earlierFiles(): Plugin {
  let folder = '';
  let last: Assets = { files: new Map(), own: [] };
  return {
    name: 'picadito:earlier-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      last = assetsIn(folder);
    },
    closeBundle() {
      keepEarlier(folder, last);
    },
  };
}
