/*
 * Splits a line into people, each with fields: 'Ana;4;11…' is one person of three fields, 'Ana, 4' one of two, 'Ana,
 * Beto y Carla' and 'Ana=4; Beto=3' are people of one field each.
 */
import { isNote } from '../names/clean-name.ts';
import { wordsOf } from '../words.ts';
import { describesWithoutName } from './added-guests.ts';
import { isPosition } from './headings.ts';
import { nameFit } from './name-fit.ts';
import { cellsOf } from './table.ts';
import { KEEPER, RELATIVE } from '../word-classes.ts';

const HARD = /\t| {3,}/u;
/** Matches a cell of a spreadsheet in quotes: '"Núñez, Ana";4'. */
const SHEET_CELL = /(?:^|[;\t])"[^"]*"(?:[;\t]|$)/u;
const QUOTED = /"[^"]*"|[^",]+/gu;
/**
 * Matches a text with a quoted cell between commas or at its beginning, and a text that ends with a quotation mark:
 * 'Ana,"Ruiz, Ana",4'.
 */
const QUOTED_CELL = /(?:^|,)"[^"]*"(?:,|$)|^"[^"]*"|"$/u;
/** Matches three or more parts with strokes between them. */
const STROKES = /^[^/]+(?: ?\/ ?[^/]+){2,}$/u;
const DECIMAL = /(^|[ (])(\d),(\d)(?!\d|,)/gu;
const AND = / (?:y|e|&) (?=\p{L})/iu;
/** These patterns match what separates people. The most certain pattern comes first. */
const SEPARATORS = [
  / (?=@)/u,
  / ?; ?/u,
  / ?\| ?/u,
  / ?, ?/u,
  / [-–—] /u,
  / ?[·•] ?/u,
  / ?\/ ?(?=\p{L})/u,
  / y (?:tambi[eé]n )?(?=\p{L})/iu,
];
/** Matches a number such as a level ('nivel 4', '4.5') or a phone number, and 's/n' for none. */
const DETAIL = /^(?:(?:nivel|niv\.?) ?)?\d{1,2}(?:[.,]\d)?$|^\+?\(?\d[\d ().-]{6,}$|^s\/n$/iu;
const AFTER_LEVEL = /(?<=[ =:(][2-5]\)?) +(?=\p{L})/u;
const ENDS_WITH_LEVEL = /^\p{L}.*[ =:(][2-5]\)?$/u;
/**
 * Replaces the text in brackets while a line is split. Pasted text cannot contain it, because plain-lines.ts removes
 * private characters.
 */
const MASK = '\ue001';
const SINGLE = /^(?:(?:el|la) )?\p{Lu}\p{Ll}+$/u;
/** Matches that a person keeps goal: 'Ema al arco', 'ema q va al arco'. */
const KEEPS_GOAL = new RegExp(
  ` (?:qu?e? )?(?:va |juega )?(?:al|en el|de) (?:arco|${KEEPER}|gol)$`,
  'iu',
);
/** Matches a relative who comes with a person: 'Beto y mi yerno Hugo'. */
const WITH_KIN = new RegExp(` (?:y|con) (?:mi|su|una?) ${RELATIVE}.*$`, 'iu');
const LEAST = 3;
const UNPARTED_LEAST = 5;
/** Matches words that often begin a name of two words, so that they are not a person by themselves. */
const DOUBLES =
  /^(?:juan|jos[eé]|mar[ií]a|luis|ana|miguel|carlos|jorge|de|del|la|el|san|don|do[nñ]a)$/iu;

export type SplitOptions = {
  isLower: boolean;
  /** True if two names are enough to split the text, because it is under or after a heading: 'BANCA: Fito - Goyo'. */
  isListing: boolean;
  /** True if 'Pérez, Juan' is one person in this text, and not two. */
  isSurnameFirst: boolean;
  /** True if each column of this text is a person, and not a field of one person. */
  hasColumns: boolean;
};

export function splitPeople(line: string, given: SplitOptions): string[][] {
  const options = { ...given, isLower: given.isLower || !/\p{Lu}/u.test(line) };
  const cells = SHEET_CELL.test(line) ? cellsOf(line, line.includes('\t') ? '\t' : ';') : [];
  if (cells.length > 1) return [cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell))];
  if (line.includes(',') && QUOTED_CELL.test(line)) {
    const fields = line.match(QUOTED) ?? [];
    return [fields.map((field) => field.trim()).filter((field) => field !== '')];
  }
  const text = line
    .replaceAll(DECIMAL, '$1$2.$3')
    .replaceAll(/ (?:vs\.?|contra) (?=\p{Lu})/gu, ', ');
  const table = tableRow(text);
  if (table) return [table];
  if (HARD.test(text)) return columns(text.split(HARD), options);
  const spoken = options.isListing && options.isLower ? singles(text) : [];
  if (spoken.length > LEAST && isSpoken(text, spoken)) return spoken.map((word) => [word]);
  for (const separator of SEPARATORS) {
    const parts = splitOutside(text, separator);
    if (parts.length > 1) {
      const people = peopleOf(parts, separator.source, options);
      if (people) return people;
    }
  }
  return unparted(text, options);
}

/**
 * Returns the fields of a line that holds a name and otherwise only numbers and roles ('Bruno - 7 - defensor', 'Ana,
 * delantera, 4'), or null.
 */
function tableRow(text: string): string[] | null {
  const parts = text.split(/ ?[,;|] ?| [-–—] /u);
  const isDetail = (part: string) => DETAIL.test(part.trim()) || isPosition(part);
  const [name = '', ...others] = parts;
  const isName = /^\P{L}*\p{L}/u.test(name) && !isDetail(name);
  return isName && others.length > 0 && others.every((part) => isDetail(part)) ? parts : null;
}

/**
 * Splits the columns of a line into people. Columns are usually the fields of one person. If all of them are names and
 * none has a number, each is a person in a text with columns of people (`hasColumns`), and they are one doubtful entry
 * in any other text.
 */
function columns(fields: readonly string[], { isLower, hasColumns }: SplitOptions): string[][] {
  const trimmed = fields.map((field) => field.trim()).filter((field) => field !== '');
  const areNames = trimmed.length > 1 && trimmed.every((field) => isPerson(field, isLower));
  return areNames && !/\d/u.test(trimmed.join(''))
    ? hasColumns
      ? trimmed.map((field) => [field])
      : [[trimmed.join(' / ')]]
    : [fields.map((field) => field.trim())];
}

/** Returns the people between separators, or null if this separator does not separate people. */
function peopleOf(
  parts: readonly string[],
  separator: string,
  options: SplitOptions,
): string[][] | null {
  const last = parts.at(-1) ?? '';
  const all = parts.flatMap((part) => {
    const both = describesWithoutName(part)
      ? [part]
      : part.split(STROKES.test(part) ? / ?\/ ?/u : AND);
    return part === last || both.every((one) => isPerson(one, options.isLower)) ? both : [part];
  });
  const names = all.filter((part) => isPerson(part, options.isLower));
  const withLevel = names.filter((part) => /[2-5]\)?$|⭐|★/u.test(part.trim())).length;
  const isWeak = /[;|]/u.test(separator) && names.length < all.length;
  const enough = options.isListing ? 2 : LEAST;
  if (!isWeak && (names.length >= enough || withLevel > 1)) {
    const isNamed = (part: string) =>
      names.includes(part) || describesWithoutName(part) || /^yo \(\p{Lu}/u.test(part);
    return all.filter((part) => isNamed(part)).map((part) => [part.replace(/(?<=\p{L})!+$/u, '')]);
  }
  if (/[;|]/u.test(separator)) return columns(parts, options);
  if (!separator.includes(',')) return null;
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && names.length === 2) {
    return options.isSurnameFirst ? [[`"${first}, ${second}"`]] : [[first, `, ${second}`]];
  }
  if (isPerson(first, options.isLower) || names.length <= 1) return [[...parts]];
  return null;
}

function isPerson(part: string, isLower: boolean): boolean {
  const bare = part
    .replaceAll(/^[^\p{L}\d]+|\([^()]*\)|\+.*$|[⭐★🌟]/gu, ' ')
    .replaceAll(/[ =:-]*(?:\$ ?)?\d{1,5}(?:\/\d+)?\s*$/gu, ' ')
    .trim()
    .replace(/ ?(?:[.!]+|\?+)$/u, '')
    .trim()
    .replace(KEEPS_GOAL, '')
    .replace(WITH_KIN, '');
  const isNoted = wordsOf(bare).every((word) => isNote(word));
  return /^\p{L}/u.test(bare) && !/\d/u.test(bare) && !isNoted && nameFit(bare, isLower) === 'name';
}

/** Returns the words of a text, each with its article: 'lucas', 'el tano'. */
function singles(text: string): string[] {
  return (
    text
      .split(AND)
      .join(' ')
      .match(/(?:(?:el|la) )?[^ ]+/giu) ?? []
  );
}

/**
 * Tells whether a text consists of names in small letters without separators, at least three in a row: 'lucas pedro el
 * mono y toti'.
 */
function isSpoken(text: string, words: readonly string[]): boolean {
  const isRow = text.split(AND).some((part) => singles(part).length >= LEAST);
  const areNames = words.every((word) => /^[\p{Ll} ]{3,}$/u.test(word) && isPerson(word, true));
  return isRow && areNames && !words.some((word) => DOUBLES.test(word));
}

/** Splits a text without separators: 'Ana 4 Beto 3', 'Nico Seba Rodri Fede …', 'Ana y Beto'. */
function unparted(text: string, { isLower, isListing }: SplitOptions): string[][] {
  const levelled = text.split(AFTER_LEVEL);
  if (levelled.length >= LEAST && levelled.every((part) => ENDS_WITH_LEVEL.test(part)))
    return levelled.map((one) => [one]);
  const words = singles(text);
  const isOnlyNames = words.length >= UNPARTED_LEAST && words.every((word) => SINGLE.test(word));
  if (isOnlyNames && !words.some((word) => DOUBLES.test(word))) return words.map((word) => [word]);
  const pair = text.split(AND);
  const arePeople = pair.every((part) => isPerson(part, isLower) && !describesWithoutName(part));
  const areShort = isListing || pair.every((part) => withoutAside(part).split(' ').length < LEAST);
  return pair.length > 1 && arePeople && areShort ? pair.map((part) => [part]) : [[text]];
}

function withoutAside(part: string): string {
  return part.replace(/\([^()]*\)/u, '').trim();
}

/** Splits a text at separators outside brackets: 'Rama +1 (Oso, nivel 3), Titi' has two parts. */
function splitOutside(text: string, separator: RegExp): string[] {
  const asides: string[] = [];
  const masked = text.replaceAll(/\([^()]*\)/gu, (aside) => {
    asides.push(aside);
    return MASK;
  });
  return masked
    .split(separator)
    .filter((part) => part.trim() !== '')
    .map((part) => part.replaceAll(MASK, () => asides.shift() ?? ''));
}
