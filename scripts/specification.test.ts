import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const TABLE = readFileSync(join(root, 'docs/specification.md'), 'utf8');

type Row = { line: number; sentence: string; tests: { file: string; phrase: string }[] };

/** Parses the rows of docs/specification.md, `| sentence | file › phrase; file › phrase |`. */
function rowsOf(table: string): Row[] {
  return table.split('\n').flatMap((text, index) => {
    const cells = /^\| (?!-|Sentence )(.+?) +\| (.+?) +\|$/.exec(text);
    if (!cells) return [];
    const [, sentence = '', tests = ''] = cells;
    const named = [...tests.matchAll(/`([^`]+)` › «([^»]+)»/g)];
    return [
      {
        line: index + 1,
        sentence,
        tests: named.map(([, file = '', phrase = '']) => ({ file, phrase })),
      },
    ];
  });
}

/** Returns what is wrong with a row: no test, a test that does not exist, or a quoted text that no named file has. */
function faultsOf({ line, sentence, tests }: Row, read: (file: string) => string | null): string[] {
  if (tests.length === 0) return [`line ${line}: no test`];
  const sources = tests.map(({ file }) => read(file));
  const missing = tests.filter(({ phrase }, index) => !sources[index]?.includes(phrase));
  const texts = [...sentence.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
  const unseen = texts.filter((text) => !sources.some((source) => source?.includes(text)));
  return [
    ...missing.map(({ file, phrase }) => `line ${line}: ${file} has no «${phrase}»`),
    ...unseen.map((text) => `line ${line}: '${text}' stands in none of its tests`),
  ];
}

const readTest = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

test('every sentence of the specification names an existing test with its texts', () => {
  const rows = rowsOf(TABLE);
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.flatMap((row) => faultsOf(row, readTest))).toEqual([]);
});

test('a row without a test, with a wrong one, or with a text that it does not have is found', () => {
  const table = [
    '| Sentence | Tests |',
    '| --- | --- |',
    '| The button says CREAR. | by hand |',
    "| The toast is 'Éxito'. | `a.ts` › «saves» |",
    '| It loads. | `gone.ts` › «loads» |',
    "| It says 'Hola'. | `a.ts` › «greets» |",
  ].join('\n');
  const read = (file: string) => (file === 'a.ts' ? "test('greets', 'Hola')" : null);
  expect(rowsOf(table).flatMap((row) => faultsOf(row, read))).toEqual([
    'line 3: no test',
    'line 4: a.ts has no «saves»',
    "line 4: 'Éxito' stands in none of its tests",
    'line 5: gone.ts has no «loads»',
  ]);
});
