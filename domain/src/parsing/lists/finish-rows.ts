import type { Doubt } from '../doubts.ts';
import { keepsGoal } from './answer-note.ts';
import { isNote } from '../names/clean-name.ts';
import { plainWord } from '../words.ts';
import { interpretBareNumbers } from './bare-numbers.ts';
import { headingOf, isPosition } from './headings.ts';
import { EPITHET, hasFormOfName, isTalkWord } from './name-fit.ts';
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
      interpretBareNumbers(
        withNumberedNames(withBracketMarks(withoutRemarks(found).filter((one) => isSomebody(one)))),
      ),
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

/** Tells whether the name in a line without a mark is more than the first word of a sentence, unlike 'Los que …'. */
function isSomebody({ name, from }: ReadPerson): boolean {
  return (
    from.mark !== null || !/^(?:el|l[oa]s?|os|un[oa]?|es|quem|qui[eé]n(?:es)?|que)$/iu.test(name)
  );
}

/** Matches a name before words in small letters that are no part of it: 'Walter Sosa mitad', but not 'Nano v'. */
const BEFORE_REMARK = new RegExp(
  String.raw`^(?!(?:El|La) \p{Ll}+$)(\p{Lu}\S*(?: (?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei])(?= )|[^\p{Ll} ]\S*))*?) (?!(?:(?:del?|d[ao]s?|l[ao]s?|el|san|[yei]) )+\p{Lu})(?!(?:(?:el |la )?${EPITHET}|jr|\p{L})\.?$)\p{Ll}`,
  'u',
);
const STARTS_SMALL = new RegExp(
  String.raw`^(?!(?:el|la|los|las|don|do[nñ]a) \p{Lu}|(?:el|la) ${EPITHET}$|\p{Ll}+ \p{L}\.?$)\p{Ll}`,
  'u',
);
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
      endsWithPosition(others) ||
      (others.length > 0 && first.endsWith('s') && headingOf(first) !== null);
    const own = nameBeforeRemark(name) ?? before ?? name;
    if (doubts.some((doubt) => CUT.includes(doubt))) return withName(person, own);
    if (!isOdd || doubts.length > 0) return person;
    return withName({ ...person, doubts: ['remark'] }, own);
  });
}

/** Tells whether a name ends with the short form of a position: 'Leo DFC'. */
function endsWithPosition(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return /^\p{Lu}{2,3}$/u.test(last) && isPosition(last);
}

/** Doubts of rows whose name may go on with words that are no part of it. */
const CUT: readonly Doubt[] = ['two-names', 'sentence', 'remark', 'absent', 'maybe'];

/** Returns a person with a shorter name. The rest of the line may tell that the person keeps goal. */
function withName(person: ReadPerson, name: string): ReadPerson {
  if (name === person.name) return person;
  const rest = person.name.slice(name.length).trim();
  return {
    ...person,
    name,
    isKeeper: person.isKeeper || keepsGoal(rest),
    doubts: person.doubts.map((doubt) => (doubt === 'two-names' ? 'remark' : doubt)),
  };
}

/** Matches a remark after a dash, a comma or a figure: 'Barba - solo 1er tiempo', 'Nico 50/50'. */
const AFTER_NAME =
  /^(\p{Lu}[\p{L}.' ]*?)(?: ?[-–—,(] ?(?!\p{Lu}\p{Ll})(?=[\p{L}\d])| (?=\d+ ?[/%\p{L}]))/u;

/**
 * Returns the name before words that are no part of it, in a row about which the organiser is asked anyway; null
 * without such words. In capitals, the name ends before a note: 'GERA PORTERO no paga'.
 */
function nameBeforeRemark(text: string): string | null {
  const cut = AFTER_NAME.exec(text)?.[1] ?? text;
  const words = cut.split(' ');
  const end = words.findIndex(
    (word, place) =>
      place > 0 &&
      (isTalkWord(plainWord(word)) ||
        isNote(plainWord(word)) ||
        (word.length > 3 && isPosition(word))),
  );
  const name = end < 0 ? cut : words.slice(0, end).join(' ');
  return name !== text && hasFormOfName(name) ? name : null;
}
