import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PATHS = 'web/src/lib/paths.ts';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Paths of the screens as `paths.ts` contains them, without '/', which occurs in too many other places. */
const ADDRESSES = [...read(PATHS).matchAll(/: '(\/[\w-][^']*)',/g)].map(([, path = '']) => path);

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

const spelledIn = (source: string) =>
  ADDRESSES.filter((path) =>
    new RegExp(`['"\`]${path.split('/:')[0]}(?![\\w-])`).test(source.replaceAll(COMMENT, '')),
  );

test('the path of a screen is written in paths.ts only', () => {
  expect(ADDRESSES.length).toBeGreaterThan(15);
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => file !== PATHS && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const spelled = files.flatMap((file) => spelledIn(read(file)).map((path) => `${file}: ${path}`));
  expect(spelled).toEqual([]);
});

test('a repeated path is found', () => {
  expect(spelledIn("navigate('/history?x=1')")).toEqual(['/history']);
  expect(spelledIn('<a href="/player-list/7">')).toEqual(['/player-list/:id']);
  expect(spelledIn("import('./history/history-screen.tsx')")).toEqual([]);
});
