/*
 * Reads a pasted list as its organiser would: each line that names a player gives a row, with the phone number as
 * typed, and with level 3 unless the line has another. Lines about the match are returned separately. Doubtful rows are
 * marked and not changed.
 */
import { PLAYERS_PER_LIST_MAX } from '../../limits.ts';
import type { Doubt } from '../doubts.ts';
import { type MarkedLine, markedLine } from '../marked-line.ts';
import { type PlainLine, plainLines } from '../plain-lines.ts';
import { nameKey } from '../words.ts';
import { withLabelledSenders } from './chat-labels.ts';
import { withCaution } from './cautious-rows.ts';
import { withoutContactCards } from './contact-cards.ts';
import { groupHeadings } from './group-headings.ts';
import { withCountedLines, withNumbersInLines, withoutRomanNumbers } from './numbered-lines.ts';
import { lineReader } from './read-line.ts';
import type { ReadPerson } from './read-person.ts';
import { type ReadRow, finishRows } from './finish-rows.ts';
import { withoutTable } from './table.ts';
import { textEvidence } from './text-evidence.ts';
import { isPictured, unlistedPeople } from './unlisted-people.ts';
import { withNumbersOfLines, withoutPaidSigns } from './payment-lines.ts';
import { withoutSigners } from './signatures.ts';
import { titleLine } from './title-line.ts';

export type { ReadRow } from './finish-rows.ts';

export type ReadListResult = {
  title: string | null;
  rows: ReadRow[];
  /** Lines with text but without a name. */
  left: PlainLine[];
  /** The number of players above the limit of a list. They are not among `rows`. */
  tooMany: number;
  /** True if the text continues after the part that was read, because it exceeds a limit. */
  isCut: boolean;
};

/** Reading stops at this number of rows, far above the limit of a list. */
const ROWS_MAX = 4 * PLAYERS_PER_LIST_MAX;
const SEPARATOR_LINE = /^[\s|\-–—=_+:.*~]*$/u;

/** Reads a pasted list. Names in `existing`, the players who are already on the list, get the doubt `listed`. */
export function readList(text: string, existing: readonly string[] = []): ReadListResult {
  const { lines, isCut } = plainLines(text);
  const chat = withCountedLines(withNumbersInLines(withLabelledSenders(withoutPaidSigns(lines))));
  const rows = withoutRomanNumbers(withoutTable(withoutContactCards(chat)));
  const marked = rows.map((plain) => markedLine(plain));
  const groups = groupHeadings(marked);
  const title = titleLine(marked, groups);
  const body = marked.filter((one) => one !== title?.from);
  const reader = lineReader(textEvidence(body, groups), title !== null || startsAboveChat(body));
  const found: ReadPerson[] = [];
  const left: PlainLine[] = [];
  for (const [place, one] of body.entries()) {
    if (found.length >= ROWS_MAX) break;
    if (one.text === '' || (SEPARATOR_LINE.test(one.rest) && !isPictured(one))) continue;
    const read = reader.read(one, body[place + 1]);
    const before = found.at(-1);
    const people = read.length === 0 && before ? unlistedPeople(one, before) : read;
    if (people.length === 0) left.push({ line: one.line, text: one.text });
    else if (!joinNumber(found, people, one.mark !== null)) found.push(...people);
  }
  const unsigned = withoutSigners(withJoinedAsked(found), body);
  const finished = withNumbersOfLines(
    finishRows(withCaution(unsigned, body, title !== null)),
    left,
  );
  return {
    title: title?.title ?? null,
    rows: withListedDoubt(finished.slice(0, PLAYERS_PER_LIST_MAX), existing),
    left,
    tooMany: Math.max(finished.length - PLAYERS_PER_LIST_MAX, 0),
    isCut: isCut || found.length >= ROWS_MAX,
  };
}

/**
 * Tells whether the first line with text has no sender: it is a list or a title above the chat, so that the first message
 * of the chat is an answer as well.
 */
function startsAboveChat(lines: readonly MarkedLine[]): boolean {
  return lines.find(({ text }) => text !== '')?.sender === null;
}

/**
 * Adds a phone number that is alone on its line to the person of the line before, because pasted contacts have this
 * form. Returns whether the number was added.
 */
function joinNumber(
  found: ReadPerson[],
  people: readonly ReadPerson[],
  isMarked: boolean,
): boolean {
  const [person] = people;
  const before = found.at(-1);
  const isNumber = !isMarked && people.length === 1 && person?.doubts.includes('nameless');
  if (
    !person ||
    !isNumber ||
    !before ||
    before.line < person.line - 2 ||
    before.message !== person.message ||
    before.whatsapp !== null
  )
    return false;
  const doubts = person.doubts.filter((doubt) => doubt !== 'nameless');
  found[found.length - 1] = {
    ...before,
    whatsapp: person.whatsapp,
    doubts: [...before.doubts, ...doubts, 'joined'],
  };
  return true;
}

/**
 * Returns the people without the doubt `joined` if most have a number, because then each number belongs to the name
 * above it.
 */
function withJoinedAsked(found: readonly ReadPerson[]): ReadPerson[] {
  const numbered = found.filter(({ whatsapp }) => whatsapp !== null);
  if (2 * numbered.length <= found.length) return [...found];
  return found.map((one) => ({ ...one, doubts: one.doubts.filter((doubt) => doubt !== 'joined') }));
}

function withListedDoubt(rows: readonly ReadRow[], existing: readonly string[]): ReadRow[] {
  const listed = new Set(existing.map((name) => nameKey(name)));
  return rows.map((row) => {
    if (!listed.has(nameKey(row.name))) return row;
    const doubts: Doubt[] = [...row.doubts.filter((doubt) => doubt !== 'repeated'), 'listed'];
    return { ...row, doubts };
  });
}
