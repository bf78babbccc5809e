import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetsIn, keepEarlier } from '../web/build/earlier-files.ts';

/** Returns a function that builds files with these names into one folder, and returns the assets that are then there. */
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    content: (name: string) => readFileSync(join(folder, 'assets', name), 'utf8'),
    build: (...names: string[]) => {
      const last = assetsIn(folder);
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      mkdirSync(join(folder, 'assets'));
      for (const name of names) writeFileSync(join(folder, 'assets', name), `code of ${name}`);
      keepEarlier(folder, last);
      return readdirSync(join(folder, 'assets')).toSorted();
    },
  };
}

test('a build keeps the assets of the build before, and no older ones', () => {
  const { build, content } = aFolder();
  expect(build('home-1.js', 'vendor.js')).toEqual(['home-1.js', 'vendor.js']);
  expect(build('home-2.js', 'vendor.js')).toEqual(['home-1.js', 'home-2.js', 'vendor.js']);
  expect(content('home-1.js')).toBe('code of home-1.js');
  expect(build('home-3.js', 'vendor.js')).toEqual(['home-2.js', 'home-3.js', 'vendor.js']);
});

test('the same build once more, as each start of a clone makes it, keeps the assets of the version before', () => {
  const { build } = aFolder();
  build('home-1.js');
  build('home-2.js');
  expect(build('home-2.js')).toEqual(['home-1.js', 'home-2.js']);
});
