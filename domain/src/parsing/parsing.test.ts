import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_MAX, PLAYERS_PER_LIST_MAX, SKILL_LEVELS } from '../limits.ts';
import { lineProblem } from '../text/text-line.ts';
import { LISTS_ARGENTINA } from '../../corpus/lists-argentina.ts';
import { REPLIES_ARGENTINA } from '../../corpus/replies-argentina.ts';
import { READ_LINES_MAX } from './plain-lines.ts';
import { readList } from './lists/read-list.ts';
import { readReplies } from './replies/read-replies.ts';

const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/u;

const roster = ['Juan Pérez', 'Ana', 'Beto', 'Federico Díaz', 'Juan Gómez'].map((name) => ({
  id: name,
  name,
}));

const pieces = fc.constantFrom(
  ...[...LISTS_ARGENTINA, ...REPLIES_ARGENTINA].flatMap(({ text }) => text.split(/(?<=\s)/u)),
  '\u202e',
  '\u200b',
  '\u200d',
  '\u0301',
  '\ud83d',
  '\0',
  '\n',
  '\t',
  ',',
  ';',
  '⭐',
  '+',
  '~',
  '1️⃣',
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 80 })
    .map((all) => all.join('')),
);

test('any text is parsed into valid, bounded rows without invisible characters', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { rows, title, left } = readList(text, ['Ana']);
      for (const { name, skillLevel, whatsapp } of rows) {
        expect(lineProblem(name, { max: NAME_MAX, missing: 'none', tooLong: 'long' })).toBeNull();
        expect(`${name} ${whatsapp}`).not.toMatch(UNSEEN);
        expect(SKILL_LEVELS).toContain(skillLevel);
      }
      expect(
        lineProblem(title ?? 'none', { max: NAME_MAX, missing: 'none', tooLong: 'long' }),
      ).toBeNull();
      expect(rows.length).toBeLessThanOrEqual(PLAYERS_PER_LIST_MAX);
      const lines = text.split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/u).length;
      for (const { line } of [...rows, ...left]) expect(line).toBeLessThanOrEqual(lines);
    }),
    { numRuns: 500 },
  );
});

test('any text is parsed into one reply for each player, unknown names are never sure', () => {
  const ids: (string | null)[] = roster.map(({ id }) => id);
  fc.assert(
    fc.property(texts, (text) => {
      const { replies: answers } = readReplies(text, roster);
      const known = answers.flatMap(({ playerId }) => playerId ?? []);
      expect(new Set(known).size).toBe(known.length);
      for (const { playerId, candidates, name, guests, sure } of answers) {
        expect(ids).toEqual(expect.arrayContaining([playerId ?? 'Ana', ...candidates]));
        expect(name.trim()).not.toBe('');
        expect(name).not.toMatch(UNSEEN);
        expect(guests >= 0 && guests < 10).toBe(true);
        expect(sure && playerId === null).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  [
    '10,000 lines',
    Array.from({ length: 10_000 }, (_, n) => `${n}. Juan ${n} voy con un amigo`).join('\n'),
  ],
  ['a line of a megabyte', 'Juan y '.repeat(150_000)],
  ['brackets that never close', `${'(['.repeat(200)}\n`.repeat(2500)],
  ['digits and blanks', `${'1 ('.repeat(130)}\n`.repeat(2500)],
  ['piled accents', `J${'\u0301'.repeat(1_000_000)}`],
  ['commas', `${'a, '.repeat(130)}\n`.repeat(2500)],
])('%s are read up to the limit, and marked as cut', (_, text) => {
  // A reader whose time grows with the square of the text exceeds the time limit of the test.
  expect(readList(text).isCut).toBe(true);
  expect(readReplies(text, roster).isCut).toBe(true);
});

test('a text within the limit is parsed completely', () => {
  const text = Array.from({ length: READ_LINES_MAX }, (_, n) => `J${n}`).join('\n');
  expect(readList(text)).toMatchObject({ isCut: true, tooMany: 900 });
  expect(readList(text.split('\n').slice(0, 600).join('\n'))).toMatchObject({
    isCut: false,
    tooMany: 300,
  });
});
