/*
 * A pasted list, read as its organiser would: a player for each line that names one, level 3 unless given, numbers
 * as typed; lines about the match are left out and shown as left; whatever is doubtful is marked and not changed.
 */
import { PLAYERS_PER_LIST_MAX } from '../../limits.ts';
import type { Doubt } from '../doubts.ts';
import { isAbout, isHeading, withoutListing } from './line-kinds.ts';
import { type MarkedLine, markedLine } from '../marked-line.ts';
import { type PlainLine, plainLines } from '../plain-lines.ts';
import { type Entry, readEntry } from './read-entry.ts';
import { splitFields } from './split-fields.ts';
import { titleLine } from './title-line.ts';
import { nameKey } from '../words.ts';

export type ReadRow = Entry & {
  /** From 1, as pasted. */
  line: number;
};

export type ReadListResult = {
  title: string | null;
  rows: ReadRow[];
  /** Lines with text but without a name. */
  left: PlainLine[];
  /** How many more players there are than a list may have; they are not among `rows`. */
  tooMany: number;
  /** The text continues after the part that was read. */
  isCut: boolean;
};

/** Reading ends here: far more than a list may have. */
const ROWS_MAX = 4 * PLAYERS_PER_LIST_MAX;

const TABLE_HEADER =
  /^[\s"|;,\t]*(?:nombres?|jugador(?:es|a)?|nro|#|n[°º]|apellidos?|name)\b.*(?:nivel|whatsapp|tel|m[oó]vil|celular|n[uú]mero|apellido|level|phone|nombre|skill)/iu;
const RULE = /^[\s|\-–—=_+:.*]*$/u;

/** `existing`: the names that the list has already. */
export function readList(text: string, existing: readonly string[] = []): ReadListResult {
  const { lines, isCut } = plainLines(text);
  const marked = lines.map((plain) => markedLine(plain));
  const title = titleLine(marked);
  const isMarked = marked.filter(({ mark, rest }) => mark && rest).length > 1;
  const rows: ReadRow[] = [];
  const left: PlainLine[] = [];
  for (const one of marked) {
    if (rows.length >= ROWS_MAX) break;
    if (one === title?.from || one.text === '' || RULE.test(one.rest)) continue;
    const entries = isNobody(one) ? [] : entriesOf(one);
    const isAside =
      isMarked && !one.mark && entries.some(({ doubts }) => doubts.includes('sentence'));
    if (entries.length === 0 || isAside) left.push({ line: one.line, text: one.text });
    else if (!joinNumber(rows, one, entries)) {
      rows.push(...entries.map((entry) => ({ line: one.line, ...entry })));
    }
  }
  return {
    title: title?.title ?? null,
    rows: withRepeats(rows.slice(0, PLAYERS_PER_LIST_MAX), existing),
    left,
    tooMany: Math.max(rows.length - PLAYERS_PER_LIST_MAX, 0),
    isCut: isCut || rows.length >= ROWS_MAX,
  };
}

function isNobody({ text, rest, mark }: MarkedLine): boolean {
  return TABLE_HEADER.test(rest) || (mark !== 'number' && isAbout(text)) || isHeading(rest);
}

function entriesOf({ rest, isStruck }: MarkedLine): Entry[] {
  return splitFields(withoutListing(rest)).flatMap((fields) => {
    const entry = readEntry(fields);
    if (!entry) return [];
    return [isStruck ? { ...entry, doubts: [...entry.doubts, 'struck' as const] } : entry];
  });
}

/** In a paste of contacts the number stands under the name: it joins the line before. */
function joinNumber(rows: ReadRow[], one: MarkedLine, entries: readonly Entry[]): boolean {
  const [entry] = entries;
  const before = rows.at(-1);
  const isNumber = !one.mark && entries.length === 1 && entry?.doubts.includes('nameless');
  if (!isNumber || before?.line !== one.line - 1 || before.whatsapp !== null) return false;
  const doubts = entry?.doubts.filter((doubt) => doubt !== 'nameless') ?? [];
  rows[rows.length - 1] = {
    ...before,
    whatsapp: entry?.whatsapp ?? null,
    doubts: [...before.doubts, ...doubts],
  };
  return true;
}

function withRepeats(rows: readonly ReadRow[], existing: readonly string[]): ReadRow[] {
  const listed = new Set(existing.map((name) => nameKey(name)));
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = nameKey(row.name);
    const doubt: Doubt | null = listed.has(key) ? 'listed' : seen.has(key) ? 'repeated' : null;
    seen.add(key);
    return doubt ? { ...row, doubts: [...row.doubts, doubt] } : row;
  });
}
