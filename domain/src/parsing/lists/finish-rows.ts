import { interpretBareNumbers } from './bare-numbers.ts';
import { headingOf } from './headings.ts';
import { hasFormOfName } from './name-fit.ts';
import { withBracketMarks } from './bracket-marks.ts';
import { withHosts } from './hosts.ts';
import type { ReadPerson } from './read-person.ts';
import { withNumberedNames } from './namesakes.ts';
import type { Entry } from './read-entry.ts';
import { mergeRepeatedNames } from './repeated-names.ts';

export type ReadRow = Entry & {
  /** The number of the pasted line, from 1. */
  line: number;
};

/**
 * Returns the rows of the people of a text, after the steps that need all of them: remarks behind names, brackets,
 * numbered names, bare numbers, repeated names and hosts of guests.
 */
export function finishRows(found: readonly ReadPerson[]): ReadRow[] {
  return withHosts(
    mergeRepeatedNames(
      interpretBareNumbers(withNumberedNames(withBracketMarks(withoutRemarks(found)))),
    ),
  ).map(({ name, skillLevel, whatsapp, isKeeper, isWaiting, host, doubts, line }) => ({
    name,
    skillLevel,
    whatsapp,
    isKeeper,
    isWaiting,
    host,
    doubts: [...new Set(doubts)],
    line,
  }));
}

/** Matches a name before words in small letters that are no part of it: 'Walter Sosa mitad', but not 'Nano v'. */
const BEFORE_REMARK =
  /^(?!(?:El|La) \p{Ll}+$)(\p{Lu}\S*(?: (?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei])(?= )|[^\p{Ll} ]\S*))*?) (?!(?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei]) )+\p{Lu})(?!(?:jr|\p{L})\.?$)\p{Ll}/u;
const STARTS_SMALL = /^(?!(?:el|la|los|las) \p{Lu}|\p{Ll}+ \p{L}\.?$)\p{Ll}/u;
/** Matches a name that goes on after its last word: 'juan del', of 'juan del 4'. */
const ENDS_OPEN = / (?:[Dd]el?|[Ll]a|[Ee]l|con|y|en|por|a)$/u;

/**
 * Returns the people with a question about words that are probably no part of their names: words in small letters in a
 * list of names with capitals, which are removed, a number, and a heading before the name ('Suplentes Lalo').
 */
function withoutRemarks(found: readonly ReadPerson[]): ReadPerson[] {
  const capitals = found.filter(({ name }) => /^\p{Lu}/u.test(name));
  const isCapital = 2 * capitals.length > found.length;
  return found.map((person) => {
    const { name, hint, doubts } = person;
    const [, before] = isCapital && hint === '' ? (BEFORE_REMARK.exec(name) ?? []) : [];
    const [first = '', ...others] = name.split(' ');
    const isOdd =
      before !== undefined ||
      (isCapital && STARTS_SMALL.test(name)) ||
      !hasFormOfName(name) ||
      /\d/.test(name) ||
      ENDS_OPEN.test(name) ||
      (others.length > 0 && first.endsWith('s') && headingOf(first) !== null);
    if (!isOdd || doubts.length > 0) return person;
    return { ...person, name: before ?? name, doubts: ['remark'] };
  });
}
