import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retiredWordsIn } from './retired-words.ts';

const root = join(import.meta.dirname, '..');
const FLOORS = ['domain/src', 'server/src', 'web/src', 'web/build', 'scripts', 'bench/src', 'e2e'];
/** The table itself, migrations that have landed, and texts of the parser's corpus. */
const EXEMPT = /^scripts\/retired-words|\/migrations\/\d|\/corpus\//;

const files = FLOORS.flatMap((floor) =>
  globSync(`${floor}/**/*.{ts,tsx,mjs}`, { cwd: root }),
).filter((file) => !EXEMPT.test(file) && !file.includes('node_modules'));

test('no source and no comment uses a retired word', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    retiredWordsIn(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['import { keepHouse } from "./x.ts";', 'keepHouse → startBackgroundJobs'],
  ['/** The next `stampsAfter` of it. */', 'stampsAfter → timestampsAfter'],
  ['// nobody waits for this', 'nobody → none, another process, all users, …'],
  [
    '/**\n * Ends the session.\n * Whoever comes later waits.\n */',
    'Whoever → the caller, any request, all users, …',
  ],
  ['const a = 1; // the row is told', 'is told → receives, is notified, is reported'],
])('a planted line is found: %s', (planted, report) => {
  const text = `const before = 1;\n\n${planted}\n`;
  const line =
    text.split('\n').findIndex((one) => one.includes(report.split(' →', 1)[0] ?? '')) + 1;
  expect(retiredWordsIn('planted.ts', text)).toEqual([`planted.ts:${line}: ${report}`]);
});

test('strings are texts, and longer words are other words', () => {
  expect(retiredWordsIn('planted.ts', "const text = 'nobody'; const inTurns = historic;")).toEqual(
    [],
  );
  expect(retiredWordsIn('planted.ts', '// the history of this list')).toEqual([]);
});
