import { startsUnticked } from '../src/parsing/doubts.ts';
import { readList, type ReadRow } from '../src/parsing/lists/read-list.ts';
import { plainWord, wordsOf } from '../src/parsing/words.ts';
import type { Score } from './score.ts';

/**
 * A person whom an organiser finds in a list. Only texts that mention a host or a waiting list have `host` (null for a
 * person who is nobody's guest) and `waiting`.
 */
type Person = {
  name: string;
  also?: string[];
  level?: number;
  phone?: string;
  keeper?: boolean;
  host?: string | null;
  waiting?: true;
};
export type BlindList = {
  id: string;
  kind: string;
  text: string;
  people: Person[];
  /**
   * Excerpts of the text about which the reader has to ask the organiser. It may also ask about the excerpts in
   * `askOk`. Questions about excerpts of both lists do not count as superfluous in `Score.asked`.
   */
  ask: string[];
  askOk?: string[];
};

export function scoreList({ id, kind, text, people, ask, askOk = [] }: BlindList): Score {
  const { rows, left } = readList(text);
  const free = [...rows];
  const mistakes: string[] = [];
  const missed: string[] = [];
  let right = 0;
  let counted = 0;
  for (const person of people) {
    const place = free.findIndex((row) => isNamed(person, row));
    const [row] = place >= 0 ? free.splice(place, 1) : [];
    const wrong = row ? wrongField(person, row) : 'not found';
    const isAsked = row !== undefined && row.doubts.length > 0;
    if (wrong === null) right++;
    else if (row && !isAsked) mistakes.push(`${id}: ${person.name}, ${wrong}`);
    else missed.push(`${id}: ${person.name}, ${wrong}`);
    if (row && wrong === null && !startsUnticked(row.doubts)) counted++;
  }
  mistakes.push(
    ...free
      .filter(
        ({ doubts, name }) => doubts.length === 0 && !people.some((one) => isNamed(one, { name })),
      )
      .map(({ name }) => `${id}: ${name} is nobody`),
    ...free
      .filter(
        ({ doubts, name }) => doubts.length === 0 && people.some((one) => isNamed(one, { name })),
      )
      .map(({ name }) => `${id}: ${name} is there twice`),
    ...ask
      .filter(
        (excerpt) => !rows.some((row) => row.doubts.length > 0 && isAbout(excerpt, row, text)),
      )
      .map((excerpt) => `${id}: «${excerpt}» is not asked`),
  );
  const must = [...ask, ...askOk];
  const asked = rows.filter(
    (row) => row.doubts.length > 0 && !must.some((excerpt) => isAbout(excerpt, row, text)),
  ).length;
  return {
    kind,
    wanted: people.length,
    right,
    counted,
    lines: rows.length + left.length,
    asked,
    mistakes,
    missed,
  };
}

function isNamed({ name, also = [] }: Person, row: Pick<ReadRow, 'name'>): boolean {
  return [name, ...also].some((one) => plain(one) === plain(row.name));
}

function plain(name: string): string {
  return wordsOf(plainWord(name)).join(' ');
}

function wrongField(
  { level, phone, keeper, host: wanted, waiting }: Person,
  { skillLevel, whatsapp, isKeeper, isWaiting, host }: ReadRow,
): string | null {
  if (wanted !== undefined && plain(host ?? '') !== plain(wanted ?? '')) return `guest of ${host}`;
  if (waiting && !isWaiting) return 'not waiting';
  if (level !== undefined && skillLevel !== String(level)) return `level ${skillLevel}`;
  if (phone !== undefined && digits(whatsapp ?? '') !== digits(phone)) return `number ${whatsapp}`;
  if (phone === undefined && whatsapp !== null) return `number ${whatsapp}`;
  return (isKeeper ?? false) === (keeper ?? false) ? null : `keeper ${isKeeper}`;
}

/**
 * Tells whether a row that was read comes from an excerpt of the text: the excerpt contains the name of the row or
 * equals its line, or the row asks about guests and the excerpt follows its name in the line ('Ana y amigo').
 */
function isAbout(excerpt: string, { name, line, doubts }: ReadRow, text: string): boolean {
  const whole = text.split('\n')[line - 1] ?? '';
  const isBeside =
    doubts.includes('guests') && plain(whole).includes(plain(`${name} y ${excerpt}`));
  return isBeside || plain(excerpt).includes(plain(name)) || plain(excerpt) === plain(whole);
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Type of a test case of the list reader: a pasted text, and what an organiser understands by it. `rows` has a line for
 * each expected player: 'name | level | phone number as typed | doubts', where doubts are the questions that the reader
 * should ask. Missing parts at the end mean level 3, no number and no doubts.
 */
export type ListText = {
  about: string;
  text: string;
  title?: string;
  existing?: string[];
  rows: string;
};
