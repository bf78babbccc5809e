import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../server/server.ts';

/** Selector that matches only on pages of the second build. */
export const SECOND = 'html[data-build="second"]';
const CODE = /(?:^|-)[\w-]{8}\.(?:js|css)$/;

/**
 * Copies the program into a new folder, and gives its scripts and styles other names, as a new build of the web client
 * does. Returns the folder.
 */
export function secondBuild(): string {
  const root = mkdtempSync(join(tmpdir(), 'picadito-second-'));
  cpSync(join(ROOT, 'server'), join(root, 'server'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const dist = join(root, 'web/dist');
  const isPlain = (file: string) => !/\.(?:br|gz)$/.test(file);
  cpSync(join(ROOT, 'web/dist'), dist, { recursive: true, filter: isPlain });

  const assets = join(dist, 'assets');
  const code = readdirSync(assets).filter((file) => CODE.test(file));
  const renamed = (text: string) =>
    code.reduce((all, file) => all.replaceAll(file, nameOf(file)), text);
  for (const file of code) {
    const old = join(assets, file);
    writeFileSync(join(assets, nameOf(file)), renamed(readFileSync(old, 'utf8')));
    rmSync(old);
  }
  const screens = readdirSync(join(dist, 'screens')).map((file) => `screens/${file}`);
  for (const page of ['index.html', 'landing.html', ...screens])
    rewrite(join(dist, page), (html) =>
      renamed(html).replace('<html ', '<html data-build="second" '),
    );
  // A new build also changes the revision of the page in the service worker's list.
  rewrite(join(dist, 'sw.js'), (worker) =>
    renamed(worker).replace(/(url:.\/dashboard.,revision:.)\w+/, '$1second'),
  );
  return root;
}

/**
 * Makes a second build that lacks the code of the history, and whose service worker is that of the first build, so that
 * the worker has none of the second build's files. Returns the folder.
 */
export function withoutHistory(): string {
  const root = secondBuild();
  const [dist, first] = [join(root, 'web/dist'), join(ROOT, 'web/dist')];
  cpSync(join(first, 'sw.js'), join(dist, 'sw.js'));
  const assets = join(dist, 'assets');
  for (const file of readdirSync(assets))
    if (/^history-.*\.js$/.test(file)) rmSync(join(assets, file));
  return root;
}

function nameOf(file: string): string {
  return file.replace(/\.(?=js$|css$)/, 'x.');
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, after);
}
