/* Collects what the whole text shows about its lines: how it marks, types and counts people. */
import { looksLikeSentence } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { headingOf, isOverRules, withoutRole } from './headings.ts';
import { isLowerCase } from './name-fit.ts';

export type TextEvidence = {
  /**
   * The mark of most lines (`number` or a bullet), 'any' if the lines have different marks, or null if most have none.
   * A line without the mark is not read as a player by itself.
   */
  mark: string | null;
  isLower: boolean;
  /** True if few lines are in capitals, so that a line in capitals is a heading. */
  hasCapitalHeadings: boolean;
  isSurnameFirst: boolean;
  /** True if several lines begin with a position: 'Arq Jano', 'Def Seba'. */
  hasRoles: boolean;
  /** True if each column is a person: 'Juan | Pedro' under 'Equipo A | Equipo B'. */
  hasColumns: boolean;
  /** True if a line has several names between commas, so that two names with one comma are two people. */
  hasLists: boolean;
  /** True if a line has several stars, so that stars are levels. */
  hasStars: boolean;
  /** True if a line begins with a blue dot and none with a green or yellow one, so that red is a team and no answer. */
  hasTeamDots: boolean;
  /** The number of the first line of a list that is numbered from 1, or 0. Lines above it are about the match. */
  firstNumbered: number;
  /** True if '(5)' after a heading of this text is a level and not the number of names. */
  hasLevelledHeadings: boolean;
  /** The numbers of the lines that name a group of people (group-headings.ts). */
  groups: ReadonlySet<number>;
  /** The numbers of the lines directly below a heading such as 'Reglas', up to a blank line or another mark. */
  rules: ReadonlySet<number>;
};

const MOST = 0.5;
const LEAST = 3;
const RARE = 0.34;
const PAIR = /^\p{L}[\p{L}' ]*, ?\p{L}[\p{L}' ]*$/u;
/** Matches a surname before a comma, by its ending or its capitals: 'Pérez, Juan', 'SOSA, Ana'. */
const SURNAME =
  /^(?:[\p{L}' ]*(?:ez|ini|elli|etti|otti|ucci|ski|inho)|\p{Lu}{2,}[\p{Lu}' ]*), ?\p{Lu}\p{Ll}/u;
const COLUMNS = /^\p{L}[\p{L}' .]*(?: ?\| ?|\t| {3,})\p{L}[\p{L}' .]*$/u;
/** Matches three names or more between commas. */
const LIST = /^\p{Lu}[\p{L} .]*(?:, ?\p{Lu}[\p{L} .]*){2,}$/u;
const COUNTED = /^([^:]{1,30}) ?\((\d{1,2})\) ?:(.+)$/u;

export function textEvidence(
  lines: readonly MarkedLine[],
  groups: ReadonlySet<number>,
): TextEvidence {
  const filled = lines.filter(({ rest }) => /\p{L}/u.test(rest));
  const short = filled.filter(({ rest }) => !looksLikeSentence(rest));
  const lower = short.filter(({ rest }) => isLowerCase(rest));
  const pairs = filled.filter(({ rest }) => PAIR.test(rest));
  return {
    groups,
    rules: rulesIn(lines),
    mark: commonMark(lines),
    isLower: lower.length > MOST * short.length,
    hasCapitalHeadings: filled.filter(({ rest }) => isCapitals(rest)).length < RARE * filled.length,
    hasColumns: filled.filter(({ rest }) => COLUMNS.test(rest)).length >= LEAST,
    hasLists: filled.some(({ rest }) => LIST.test(rest)),
    hasStars: filled.some(({ text }) => /[⭐🌟★] ?[⭐🌟★☆]/u.test(text)),
    hasTeamDots:
      filled.some(({ text }) => /^\P{L}*🔵/u.test(text)) &&
      !filled.some(({ text }) => /^\P{L}*[🟢🟡]/u.test(text)),
    firstNumbered: firstNumbered(lines),
    hasRoles: filled.filter(({ rest }) => withoutRole(rest).rest !== rest).length > 1,
    isSurnameFirst:
      pairs.length >= LEAST &&
      pairs.length > MOST * filled.length &&
      pairs.some(({ rest }) => SURNAME.test(rest)),
    hasLevelledHeadings: filled.some(({ rest }) => {
      const [, label = '', count = '', names = ''] = COUNTED.exec(rest) ?? [];
      return names !== '' && !headingOf(label) && Number(count) !== names.split(/,| y /u).length;
    }),
  };
}

/** Tells whether a text is in capitals and has more than three letters: 'NEGRO ⚫', but not 'JP'. */
export function isCapitals(text: string): boolean {
  return /^[^\p{Ll}]*$/u.test(text) && (text.match(/\p{L}/gu) ?? []).length > LEAST;
}

/** Returns the mark of most marked lines: 'number', a bullet, 'any' if most lines are marked differently, or null. */
function commonMark(lines: readonly MarkedLine[]): string | null {
  const filled = lines.filter(({ text }) => /\p{L}/u.test(text) || /^\d/u.test(text));
  const marks = filled.flatMap((line) => markOf(line) ?? []);
  const counts = [...Map.groupBy(marks, (mark) => mark)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [mark, same = []] = counts[0] ?? [];
  const isCommon = same.length >= LEAST && same.length >= MOST * Math.max(marks.length, 1);
  if (mark && isCommon) return mark;
  return marks.length >= LEAST && marks.length > MOST * filled.length ? 'any' : null;
}

export function markOf({ mark, bullets }: MarkedLine): string | null {
  return mark === 'bullet' ? ([...bullets][0] ?? null) : mark;
}

function rulesIn(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const rules = new Set<number>();
  for (const [place, over] of lines.entries()) {
    if (!isOverRules(over)) continue;
    const below = lines.slice(place + 1);
    const end = below.findIndex((one) => one.text === '' || one.mark !== below[0]?.mark);
    for (const { line } of below.slice(0, Math.max(end, 0))) rules.add(line);
  }
  return rules;
}

function firstNumbered(lines: readonly MarkedLine[]): number {
  const first = lines.find(({ mark }) => mark === 'number');
  return first?.number === 1 ? first.line : 0;
}

/**
 * Tells whether a line lacks the mark (number or bullet) of the other lines, or is above a list that is numbered from
 * 1. Different signs of answers count as the same mark: '✅ Lucas', '❌ Gordo'.
 */
export function lacksCommonMark(
  line: MarkedLine,
  { mark, firstNumbered: first }: Pick<TextEvidence, 'mark' | 'firstNumbered'>,
): boolean {
  if (line.mark === null && line.line < first) return true;
  if (mark === null) return false;
  if (line.mark === null) return true;
  if (mark === 'number') return line.mark !== 'number';
  return (
    /[🏃⚽👕•*-]/u.test(mark) && mark !== 'any' && markOf(line) !== mark && line.mark !== 'number'
  );
}
