/* Decides what only all rows together show: repeated names, and the meaning of bare numbers. */
import { DEFAULT_SKILL_LEVEL } from '../../limits.ts';
import type { Doubt } from '../doubts.ts';
import { nameKey } from '../words.ts';
import { headingOf } from './headings.ts';
import { hasFormOfName } from './name-fit.ts';
import { isTrait, withBracketMarks, withBracketsInName } from './bracket-marks.ts';
import { withHosts } from './hosts.ts';
import type { ReadPerson } from './read-person.ts';
import { gaplessSections, withNumberedNames } from './namesakes.ts';
import type { Entry } from './read-entry.ts';

export type ReadRow = Entry & {
  /** The number of the pasted line, from 1. */
  line: number;
};

export function finishRows(found: readonly ReadPerson[]): ReadRow[] {
  return withHosts(
    mergeRepeated(interpretNumbers(withNumberedNames(withBracketMarks(withoutRemarks(found))))),
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

/** Matches a name before words in small letters that are no part of it: 'Walter Sosa mitad'. */
const BEFORE_REMARK =
  /^(\p{Lu}\S*(?: (?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei])(?= )|[^\p{Ll} ]\S*))*?) (?!(?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei]) )+\p{Lu})(?!jr\.?$)\p{Ll}/u;
const STARTS_SMALL = /^(?!el |la |los |las |\p{Ll}+ \p{L}\.?$)\p{Ll}/u;
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

/** From this number of names on, numbers from 1 without a gap count them: 'Ana 1, Beto 2, Caro 3'. */
const LEAST = 3;

/**
 * Interprets the bare numbers after names, which may count the names. Several 1s show that the numbers count people. Several numbers from 6 to 10
 * show that the levels have another scale than the app's. In both cases the players get the default level. Several
 * numbers above 10 are ages or shirt numbers.
 */
function interpretNumbers(found: readonly ReadPerson[]): ReadPerson[] {
  const counts = found.flatMap(({ count }) => count ?? []);
  const isOrder = counts.length >= LEAST && counts.every((count, at) => count === at + 1);
  const isCount = counts.filter((count) => count === 1).length > 1;
  const isOtherScale = counts.filter((count) => count > 5 && count <= 10).length > 1;
  const areOther = counts.filter((one) => one > 10).length > 2;
  const levels = found.filter(({ hasLevel }) => hasLevel).length;
  const isRare = levels < 3 && found.length > 4;
  return found.map((person) => {
    const { count } = person;
    if (count === null) return person;
    const others = person.doubts.filter((doubt) => doubt !== 'level');
    if (isOrder) return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts: others };
    if (count > 10 && !isCount) return areOther ? { ...person, doubts: others } : person;
    if (isCount) {
      const doubts: Doubt[] = count > 1 ? [...others, 'guests'] : others;
      return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts };
    }
    if (isOtherScale)
      return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts: [...others, 'level'] };
    return isRare && count < 4 && count > 1 ? { ...person, doubts: [...others, 'guests'] } : person;
  });
}

/**
 * Joins rows of the same name if the list was pasted again in a later message, or if the name followed a role. 'Dani
 * (ella)' and 'Dani (él)' stay two players, and so do 'Ale' and 'Ale (zurdo)' with different numbers. The second person
 * of a name in a list that is numbered without a gap gets a number and the doubt `namesake`. 'Dani +1' after 'Dani' is
 * a guest of Dani. Any other repetition gets the doubt `repeated`.
 */
function mergeRepeated(found: readonly ReadPerson[]): ReadPerson[] {
  const rows = new Map<string, ReadPerson>();
  const isGapless = gaplessSections(found);
  for (const person of found) {
    const key = nameKey(person.name);
    const before = rows.get(key);
    if (!before) rows.set(key, person);
    else if (person.doubts.includes('struck') || person.isMention) continue;
    else if (before.message !== person.message || person.isRole || before.isRole) {
      rows.set(key, mergedPerson(before, person));
    } else if (person.aside && before.aside && person.aside !== before.aside) {
      rows.set(key, withBracketsInName(before));
      rows.set(`${key} ${person.aside}`, withBracketsInName(person));
    } else if (person.doubts.includes('guests') && !before.doubts.includes('guests')) {
      rows.set(key, { ...before, doubts: [...before.doubts, 'guests'] });
    } else if (before.number !== person.number && isTrait(person.aside)) {
      const row = withBracketsInName(person);
      rows.set(nameKey(row.name), { ...row, doubts: [...row.doubts, 'namesake'] });
    } else if (before.line !== person.line && isGapless(before) && isGapless(person)) {
      const row = withFreeNumber(person, rows);
      rows.set(nameKey(row.name), row);
    } else {
      rows.set(`${key} ${rows.size}`, { ...person, doubts: [...person.doubts, 'repeated'] });
    }
  }
  return [...rows.values()];
}

/** Returns a person with the first free number after the name, as in 'Nico 2'. */
function withFreeNumber(person: ReadPerson, rows: ReadonlyMap<string, ReadPerson>): ReadPerson {
  let place = 2;
  while (rows.has(`${nameKey(person.name)} ${place}`)) place++;
  return {
    ...person,
    name: `${person.name} ${place}`,
    doubts: [...person.doubts, 'namesake'],
  };
}

function mergedPerson(before: ReadPerson, after: ReadPerson): ReadPerson {
  const isAgain = before.message !== after.message;
  const [own, other] = after.hasLevel ? [after, before] : [before, after];
  return {
    ...own,
    line: before.line,
    isKeeper: before.isKeeper || after.isKeeper,
    whatsapp: after.whatsapp ?? before.whatsapp,
    hasLevel: own.hasLevel || other.hasLevel,
    doubts: isAgain ? after.doubts : before.isRole ? after.doubts : before.doubts,
  };
}
