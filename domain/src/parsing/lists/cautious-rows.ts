/*
 * Adds questions to rows where the text gives a reason to doubt: to rows that were read without any question, and to
 * rows of a list that a later list replaces. Rows that may be nobody start without a tick; the others are added, with a
 * question.
 */
import { type Doubt, startsUnticked } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { nameKey, wordsOf } from '../words.ts';
import { isRelative } from './added-guests.ts';
import { headingOf, isFact } from './headings.ts';
import { isColourWord } from './line-piece.ts';
import { describesSomebody, isTalkWord } from './name-fit.ts';
import { isLegend, isSigned } from './signs.ts';
import { unsigned, withoutSignature } from './signatures.ts';
import type { ReadPerson } from './read-person.ts';
import { hasUnread, hasUnreadAround } from './unread-words.ts';

/** From this number of names on, a line is a list of its own: 'Somos: Ana, Beto y Caro. ¡Falta uno!'. */
const SEVERAL = 3;

/** Matches two names with a sign between them, of which perhaps only one comes: 'César / Aldo', 'Thiago -> Nico'. */
const TWO_NAMES = /\p{L} ?(?:\/|[-=]>|→|➡) ?\p{Lu}|\p{L}[+&]\p{L}/u;

/** Matches any word that belongs to somebody: 'Parce de Wilmer', 'Pata e Wilmer'. */
const OF_SOMEBODY = /^\p{L}+ (?:del?|do|da|d|e|d') ?(?:el |la )?(\p{L}[\p{L} ]*)$/iu;

/** Matches a number of three to five digits after a word ('Ana 3000', 'Rivadavia 2300'), a sign of money, and 'mil'. */
const AMOUNT = /\p{L} \d{3,5}(?![\d-]| ?\d)|[$€₲]|(?<!\p{L})mil(?!\p{L})/u;

/** From this number of lines on, numbers of three digits or more after names are payments and not addresses. */
const PAYMENTS = 3;

/** Matches the words with which a line explains the sign of a yes. */
const COMES = /(?<!\p{L})(?:voy|van?|vienen?|puedo|juegan?)(?!\p{L})/iu;

type Text = {
  found: readonly ReadPerson[];
  /** The names of all rows, and their first words. */
  names: ReadonlySet<string>;
  byLine: ReadonlyMap<MarkedLine, readonly ReadPerson[]>;
  /** The words of each line. */
  said: { line: number; words: string; from: MarkedLine }[];
  hasPayments: boolean;
  /** The lines that may be a heading (`linesOfHeadings`). */
  headings: ReadonlySet<MarkedLine>;
  /** The people whose number in the list an earlier or a later line of the same list has too. */
  numberedTwice: ReadonlySet<ReadPerson>;
  keepers: number;
  /** True if a line explains the signs of answers and most people have one, so that the others have not answered. */
  hasSigns: boolean;
  /** The median of the numbers of digits of all phone numbers in the text; 0 without any. */
  digits: number;
};

/**
 * Returns the people, with a question about each who has none yet and whom a rule makes doubtful. People of a list that
 * a later list replaces, and who are not on the later one, get a question even if they have another, unless they start
 * without a tick.
 */
export function withCaution(
  found: readonly ReadPerson[],
  lines: readonly MarkedLine[],
  hasTitle: boolean,
): ReadPerson[] {
  const replaced = replacedIn(found);
  const text: Text = {
    found,
    names: new Set(found.flatMap(({ name }) => [nameKey(name), nameKey(name).split(' ')[0] ?? ''])),
    byLine: Map.groupBy(found, ({ from }) => from),
    said: unsigned(lines).map((from) => ({
      line: from.line,
      words: ` ${nameKey(withoutSignature(from.rest))} `,
      from,
    })),
    hasPayments: lines.filter(({ rest }) => AMOUNT.test(rest)).length >= PAYMENTS,
    headings: linesOfHeadings(lines, hasTitle),
    numberedTwice: numberedTwice(found),
    keepers: found.filter(({ isKeeper, doubts }) => isKeeper && doubts.length === 0).length,
    hasSigns:
      lines.some(({ text: line }) => isLegend(line) && COMES.test(line)) &&
      2 * found.filter(({ from }) => isSigned(from.text)).length > found.length,
    digits: median(found.flatMap(({ whatsapp }) => digitsOf(whatsapp) || [])),
  };
  return found.map((person) => {
    if (replaced.has(person) && !startsUnticked(person.doubts))
      return { ...person, doubts: [...person.doubts, 'maybe'] };
    const doubt = person.doubts.length > 0 ? null : doubtOf(person, text);
    return doubt === null ? person : { ...person, doubts: [doubt] };
  });
}

function doubtOf(person: ReadPerson, text: Text): Doubt | null {
  const { name, from } = person;
  const [first = '', ...others] = wordsOf(name);
  const beside = text.byLine.get(from) ?? [];
  const isShort = beside.length < SEVERAL;
  if (name.length === 1 || (others.length === 0 && isTalkWord(first))) return 'sentence';
  if (describesSomebody(name)) return 'sentence';
  if (text.hasSigns && !isSigned(from.text)) return 'maybe';
  if (text.numberedTwice.has(person)) return 'numbered-twice';
  if (isOfAnother(person, text)) return 'named-by-host';
  if (isShortForm(person, text)) return 'namesake';
  if (person.isKeeper && text.keepers > KEEPERS_MAX) return 'remark';
  if (isShort && /[?¿]/u.test(from.rest)) return from.mark === null ? 'sentence' : 'maybe';
  // 'Don Bosco 4783-1120' may be a place.
  if (isLandline(person, text)) return others.length > 0 ? 'sentence' : 'number';
  if (isHeading(person, text)) return 'heading';
  if (isShort && TWO_NAMES.test(from.rest)) return 'two-names';
  if (isMentionedLater(person, text)) return 'remark';
  const isSender = nameKey(from.sender ?? '').startsWith(nameKey(name));
  if (isRelative(first) || hasHeading(name)) return 'remark';
  if (!isShort) return hasUnreadAround(beside, text.names) ? 'remark' : null;
  return !isSender && hasUnread(beside, text) ? 'remark' : null;
}

/** Tells whether a name has a fact about the match or a role in it: 'Cancha', 'DT Dani', but not 'Del Valle'. */
function hasHeading(name: string): boolean {
  const [first = '', ...others] = wordsOf(name);
  const isRole = others.length > 0 && first !== 'del' && headingOf(first) !== null;
  return (
    isFact(name) ||
    isRole ||
    others.some((word) => /^(?:maybe|absent|waiting|keepers|facts)$/.test(headingOf(word) ?? ''))
  );
}

/** Tells whether a line has nothing but a name and may be a heading over others. */
function isHeading(person: ReadPerson, { headings }: Text): boolean {
  const { name, from, isWaiting, isKeeper, whatsapp } = person;
  const isBare = from.rest === name && whatsapp === null;
  return isBare && headings.has(from) && !isWaiting && !isKeeper;
}

/**
 * Returns the lines without a mark that may be a heading over others: the first line of each block between blank lines
 * or under the title, a first line with more words than most others or over figures, and colours, if there are several.
 */
function linesOfHeadings(lines: readonly MarkedLine[], hasTitle: boolean): Set<MarkedLine> {
  const isBlank = (at: number) => (lines[at]?.text ?? '') === '';
  const first = lines.filter((_, at) => !isBlank(at) && isBlank(at - 1));
  const single = lines.filter((_, at) => !isBlank(at) && isBlank(at - 1) && isBlank(at + 1));
  const filled = lines.filter(({ text }) => text !== '');
  const most = median(filled.map(({ rest }) => wordsOf(rest).length));
  const hasBlocks = first.length > 1 && 2 * single.length < first.length + 1;
  const isFigures = 2 * filled.filter(({ rest }) => /\d/.test(rest)).length > filled.length;
  const isOver = ({ rest }: MarkedLine) =>
    hasTitle || hasBlocks || wordsOf(rest).length > most || isFigures;
  const colours = filled.filter(({ rest }) => isColourWord(rest));
  const found = [...first.filter((one) => isOver(one)), ...(colours.length > 1 ? colours : [])];
  return new Set(found.filter(({ mark }) => mark === null));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Tells whether a phone number is probably that of a place ('Salón Norte 4555-1234'): it has no area code, there are
 * several people, and it has fewer digits than the median of all numbers or is the only number.
 */
function isLandline({ whatsapp }: ReadPerson, { digits, found }: Text): boolean {
  const own = digitsOf(whatsapp);
  if (own === 0 || own > LANDLINE || found.length === 1) return false;
  return own < digits || found.filter((one) => one.whatsapp !== null).length === 1;
}

/** If more people than this keep goal, the heading over them applies to some only. */
const KEEPERS_MAX = 3;

/** A number without an area code has at most this number of digits. */
const LANDLINE = 8;

function digitsOf(number: string | null): number {
  return number?.replaceAll(/\D/gu, '').length ?? 0;
}

/**
 * Tells whether a later line mentions the person but is no row of that name: it names only others, or nobody, as in
 * 'Kape avisó que no viene'.
 */
function isMentionedLater({ name, line }: ReadPerson, { said, byLine }: Text): boolean {
  return said.some(
    (one) =>
      one.line > line &&
      one.words.includes(` ${nameKey(name)} `) &&
      (byLine.get(one.from) ?? []).every(
        (other) => nameKey(other.name) !== nameKey(name) && other.hint === '',
      ),
  );
}

/** Tells whether a line may be an unnamed companion of another row: 'Parce de Wilmer' in a list with Wilmer. */
function isOfAnother({ from }: ReadPerson, { names }: Text): boolean {
  return names.has(nameKey(OF_SOMEBODY.exec(from.rest)?.[1] ?? ''));
}

/** Tells whether another message of the chat has a longer name that begins like this one: 'Dani' and 'Dani P'. */
function isShortForm({ name, message }: ReadPerson, { found }: Text): boolean {
  const key = `${nameKey(name)} `;
  return found.some((one) => one.message !== message && nameKey(one.name).startsWith(key));
}

/** Returns the people of lines that have the same number in a list. A 1 begins another list. */
function numberedTwice(found: readonly ReadPerson[]): ReadonlySet<ReadPerson> {
  const twice = new Set<ReadPerson>();
  const list = new Map<number, ReadPerson>();
  for (const person of found) {
    const { number, line } = person;
    if (number === null || person.isRole || person.doubts.includes('struck')) continue;
    if (number <= 1) list.clear();
    const before = list.get(number);
    if (before && before.line !== line) for (const one of [before, person]) twice.add(one);
    list.set(number, person);
  }
  return twice;
}

/** A message with at least this number of names is a whole list. */
const LIST_LEAST = 4;
/** A later list replaces an earlier one if it repeats at least this share of its names. */
const REPEATED = 0.6;

/** Returns the people of the lists in a chat that a later list replaces, without those whom it names too. */
function replacedIn(found: readonly ReadPerson[]): ReadonlySet<ReadPerson> {
  const lists = [...Map.groupBy(found, ({ message }) => message)].filter(
    ([message, people]) => message > 0 && people.length >= LIST_LEAST,
  );
  const gone = new Set<ReadPerson>();
  for (const [place, [, people]] of lists.entries()) {
    for (const [, later] of lists.slice(place + 1)) {
      const names = new Set(later.map(({ name }) => nameKey(name)));
      const missing = people.filter(({ name }) => !names.has(nameKey(name)));
      if (people.length - missing.length >= REPEATED * people.length)
        for (const one of missing) gone.add(one);
    }
  }
  return gone;
}
