import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Levels (1 or 2) of the requirements of the ASVS security standard, by the id of the requirement. */
const LEVELS = JSON.parse(read('docs/security/asvs-5.0.0.json')) as Record<string, number>;
const PAGE = read('docs/security/asvs.md');

type Row = { id: string; level: string; controls: string[]; last: string };

/** Parses the rows of the page, `| id | level | words | control | test, or why not |`. */
function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim());
    const [id = '', level = '', words, control = '', last = '', more] = cells;
    if (!id.startsWith('v5.0.0-')) return [];
    const controls = [...control.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const isWhole = words !== '' && last !== '' && more === undefined;
    return [{ id, level, controls, last: isWhole ? last : '' }];
  });
}

const KINDS = { open: 'Open:', other: 'Does not apply:' };
const testsOf = ({ last }: Row) => [...last.matchAll(/`([^`]+)` › «([^»]+)»/g)];
const isMet = ({ last }: Row) => !Object.values(KINDS).some((word) => last.startsWith(word));

/** Returns what is wrong with a row. `source` returns the text of a file, or null if there is no such file. */
function faultsOf(row: Row, source: (file: string) => string | null): string[] {
  const gone = row.controls.filter((file) => source(file) === null);
  const faults = gone.map((file) => `${file} is not there`);
  if (row.level !== String(LEVELS[row.id])) faults.push('has another level');
  if (isMet(row)) {
    const tests = testsOf(row);
    if (row.controls.length === 0) faults.push('names no control');
    if (tests.length === 0) faults.push('names no test');
    for (const [, file = '', phrase = ''] of tests)
      if (!source(file)?.includes(phrase)) faults.push(`${file} has no «${phrase}»`);
  } else if (!/: .{12,}\.$/.test(row.last)) faults.push('has no reason');
  return faults.map((fault) => `${row.id} ${fault}`);
}

/** Returns the ids that are missing, unknown or repeated. */
function strayIn(rows: Row[]): string[] {
  const ids = rows.map(({ id }) => id);
  const missing = Object.keys(LEVELS).filter((id) => !ids.includes(id));
  return [...missing, ...ids.filter((id, at) => !(id in LEVELS) || ids.indexOf(id) !== at)];
}

const ROWS = rowsOf(PAGE);
const sourceOf = (file: string) => (existsSync(join(root, file)) ? read(file) : null);

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = Object.values(LEVELS);
  expect([1, 2].map((level) => levels.filter((found) => found === level).length)).toEqual([
    70, 183,
  ]);
  expect(levels).toHaveLength(253);
});

test('each requirement is in the table once', () => {
  expect(strayIn(ROWS)).toEqual([]);
});

test('each row names existing files and tests, or its reason', () => {
  expect(ROWS.flatMap((row) => faultsOf(row, sourceOf))).toEqual([]);
});

test('the page has the number of met, open and not applicable requirements, and lists the open ones', () => {
  const count = (word: string) => ROWS.filter(({ last }) => last.startsWith(word)).length;
  const counts = [ROWS.filter(isMet).length, count(KINDS.open), count(KINDS.other)];
  const [, head = ''] = /levels 1 and 2 by its id(.*?)\n\n/s.exec(PAGE) ?? [];
  const told = /Of 253 .* (\d+) are met and tested, (\d+) are open, and (\d+) do not apply/.exec(
    head.replaceAll(/\s+/g, ' '),
  );
  expect(told?.slice(1).map(Number)).toEqual(counts);
  const listed = [...PAGE.matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, id]) => `v5.0.0-${id}`);
  const open = ROWS.filter(({ last }) => last.startsWith(KINDS.open)).map(({ id }) => id);
  expect(listed).toEqual(open);
});

test('a faulty row is found', () => {
  const planted = [
    '| v5.0.0-1.2.4 | 1 | No SQL injection | `a.ts` | `a.test.ts` › «binds» |',
    '| v5.0.0-1.2.4 | 1 | Twice | `a.ts` | `a.test.ts` › «binds» |',
    '| v5.0.0-1.2.5 | 2 | Wrong level | — | Does not apply: it runs no commands. |',
    '| v5.0.0-1.3.1 | 1 | No control | — | `a.test.ts` › «binds» |',
    '| v5.0.0-1.3.2 | 1 | Gone control | `b.ts` | `a.test.ts` › «binds» |',
    '| v5.0.0-1.5.1 | 1 | No test | `a.ts` | by hand |',
    '| v5.0.0-2.1.1 | 1 | Gone test | `a.ts` | `a.test.ts` › «escapes» |',
    '| v5.0.0-2.2.1 | 1 | No reason | — | Does not apply: no. |',
    '| v5.0.0-2.2.2 | 1 | Open without one | `a.ts` | Open: |',
    '| v5.0.0-2.3.1 | 1 | A cell too many | `a.ts` | `a.test.ts` › «binds» | x |',
    '| v5.0.0-99.9.9 | 1 | Unknown | `a.ts` | `a.test.ts` › «binds» |',
  ].join('\n');
  const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': "test('binds', …)" };
  const rows = rowsOf(planted);
  expect(rows.flatMap((row) => faultsOf(row, (file) => files[file] ?? null))).toEqual([
    'v5.0.0-1.2.5 has another level',
    'v5.0.0-1.3.1 names no control',
    'v5.0.0-1.3.2 b.ts is not there',
    'v5.0.0-1.5.1 names no test',
    'v5.0.0-2.1.1 a.test.ts has no «escapes»',
    'v5.0.0-2.2.1 has no reason',
    'v5.0.0-2.2.2 has no reason',
    'v5.0.0-2.3.1 names no test',
    'v5.0.0-99.9.9 has another level',
  ]);
  const stray = strayIn(rows);
  expect(stray).toEqual(expect.arrayContaining(['v5.0.0-1.2.4', 'v5.0.0-99.9.9', 'v5.0.0-8.2.2']));
  expect(stray).not.toContain('v5.0.0-1.3.1');
});
