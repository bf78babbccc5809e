/**
 * Matches a typed name with the roster, without case and accents. A first name, a surname, a prefix of three letters or
 * a nickname (nicknames.ts) is enough; one typo is allowed in short words, two in long ones. The best fit wins; equal
 * fits are all returned and need a decision.
 */
import { differingLetters, lettersOf } from './letters.ts';
import { FIT, looseFit, plainFit, soundOf, type Spoken } from './word-fit.ts';
import { wordsOf } from '../words.ts';

/** A player of the match that the replies are about; `whatsapp` is the stored number. */
export type RosterName = { id: string; name: string; whatsapp?: string | null };

/**
 * The people of the roster whose names fit the typed words best. `isSure` is false if several people fit equally, if a
 * short word contains a typo, or if a word only extends a word of the name ('juancito' for 'juan'). `length` is the
 * number of typed words.
 */
export type NameMatch = { ids: string[]; isSure: boolean; length: number };

export type NameMatcher = {
  /** Returns the people who match all of these words, or null. `isExact` excludes prefixes and typos. */
  match: (words: readonly string[], isExact: boolean) => NameMatch | null;
  /** Tells whether a word fits a word of any name. */
  mayBegin: (word: string) => boolean;
  nameOf: (id: string) => string;
  /** Returns the only person with a phone number, given as typed, or null. */
  withNumber: (typed: string) => RosterName | null;
  /** Tells whether any of these people has a name of more words than `than`. */
  hasMoreWords: (ids: readonly string[], than: number) => boolean;
};

type Person = RosterName & { words: string[] };
/** A word that occurs in names of the roster, its letters as a bit set, and the people whose names contain it. */
type Part = Spoken & { letters: number; people: Person[] };

const SURE_SLIP_MIN = 5;
/** A surname on the roster with at most this number of letters may be short for a longer one. */
const SHORT_MAX = 4;
const SHORT_MIN = 3;
const WHOLE_NAME = 100;
/** If a typed word fits more words of names than this only as a prefix or more loosely, these fits are ignored. */
const TOO_MANY = 12;
/** Words whose letters differ by more than this can neither be two typos apart nor sound alike. */
const LETTERS_MAX = 6;

export function nameMatcher(roster: readonly RosterName[]): NameMatcher {
  const people = roster.map(({ id, name }) => ({
    id,
    name,
    words: withoutArticles(wordsOf(name)),
  }));
  const parts = partsOf(people);
  const wordFits = memoized((word: string) => fitsOf(word, parts));
  const matches = memoized((key: string) => {
    const words = key.slice(1).split(' ');
    const first = [...wordFits(words[0] ?? '').keys()];
    const mayBe = new Set(first.flatMap((word) => parts.get(word)?.people ?? []));
    return bestOf(words, mayBe, key.startsWith('='), wordFits);
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    match: (words, isExact) => {
      const found = matches(`${isExact ? '=' : '~'}${withoutArticles(words).join(' ')}`);
      return found && { ...found, length: words.length };
    },
    mayBegin: (word) => wordFits(word).size > 0,
    hasMoreWords: (ids, than) => ids.some((id) => (byId.get(id)?.words.length ?? 0) > than),
    nameOf: (id) => byId.get(id)?.name ?? '',
    withNumber: (typed) =>
      onlyOne(roster.filter(({ whatsapp }) => whatsapp && isSameNumber(whatsapp, typed))),
  };
}

/** Returns the words of a name without an article inside it: 'Dani el Rubio' is 'Dani Rubio'. */
function withoutArticles(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => at === 0 || at === words.length - 1 || !/^(?:el|la|los|las)$/.test(word),
  );
}

function isSameNumber(stored: string, typed: string): boolean {
  return stored.replaceAll(/\D/g, '') === typed.replaceAll(/\D/g, '');
}

function onlyOne([first, more]: readonly RosterName[]): RosterName | null {
  return first && !more ? first : null;
}

function partsOf(people: readonly Person[]): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const person of people) {
    for (const word of new Set(person.words)) {
      const part = parts.get(word) ?? { ...spoken(word), letters: lettersOf(word), people: [] };
      part.people.push(person);
      parts.set(word, part);
    }
  }
  return parts;
}

function spoken(word: string): Spoken {
  return { word, sound: soundOf(word) };
}

/** Maps the words of names that a typed word fits to the quality of the fit (`FIT`). */
type Fits = Map<string, number>;

function fitsOf(word: string, parts: ReadonlyMap<string, Part>): Fits {
  const letters = lettersOf(word);
  const typed = spoken(word);
  const isKnown = parts.has(word);
  const fits: Fits = new Map();
  for (const part of parts.values()) {
    const isNear = !isKnown && differingLetters(letters, part.letters) <= LETTERS_MAX;
    const fit = plainFit(word, part.word) || (isNear ? looseFit(typed, part) : 0);
    if (fit > 0) fits.set(part.word, fit);
  }
  const short = [...fits].filter(([, fit]) => fit <= FIT.beginning);
  if (short.length > TOO_MANY) for (const [part] of short) fits.delete(part);
  return fits;
}

function bestOf(
  words: readonly string[],
  people: Iterable<Person>,
  isExact: boolean,
  wordFits: (word: string) => Fits,
): NameMatch | null {
  let best = 0;
  let ids: string[] = [];
  let isSure = true;
  for (const person of people) {
    const fit = fitOf(words, person, isExact, wordFits);
    if (fit.score === 0 || fit.score < best) continue;
    if (fit.score > best) [ids, best, isSure] = [[], fit.score, fit.isSure];
    ids.push(person.id);
  }
  return ids.length > 0 ? { ids, isSure: isSure && ids.length === 1, length: words.length } : null;
}

/**
 * Returns the score of all typed words for a person's name. The score is 0 if one of them fits no word of the name that
 * is still free, or if only the initial of a longer name was typed.
 */
function fitOf(
  words: readonly string[],
  person: Person,
  isExact: boolean,
  wordFits: (word: string) => Fits,
): { score: number; isSure: boolean } {
  const free = [...person.words];
  let score = 0;
  let isSure = true;
  for (const word of words) {
    const least = isExact ? FIT.nickname : FIT.ending;
    const found = bestPart(word, free, { least, fits: wordFits(word), isFirst: score === 0 });
    if (!found) return { score: 0, isSure: false };
    const isShortSlip = found.fit <= FIT.slip && word.length < SURE_SLIP_MIN && score === 0;
    if (isShortSlip || found.fit === FIT.ending) isSure = false;
    free.splice(found.place, 1);
    score += found.fit;
  }
  const isWhole = free.length === 0 && score === words.length * FIT.exact;
  // The word 'a' does not name 'Diego A'.
  if (words.join('').length === 1 && !isWhole) return { score: 0, isSure: false };
  return { score: score + (isWhole ? WHOLE_NAME : 0), isSure };
}

function bestPart(
  word: string,
  free: readonly string[],
  { least, fits, isFirst }: { least: number; fits: Fits; isFirst: boolean },
): { place: number; fit: number } | null {
  const all = free.map((part) => {
    const isInitial = word.length === 1 && part.startsWith(word);
    const isShortened = least === FIT.ending && isShortFor(part, word);
    const fit = fits.get(part) ?? 0;
    const isSurname = !isFirst && (isInitial || isShortened);
    return isSurname ? Math.max(fit, FIT.initial) : fit >= least ? fit : 0;
  });
  const fit = Math.max(0, ...all);
  return fit > 0 ? { place: all.indexOf(fit), fit } : null;
}

/** Tells whether a name on the roster is short for a typed word: 'S' and 'Silv' for 'Silva', 'Mtz' for 'Martínez'. */
function isShortFor(part: string, word: string): boolean {
  if (part.length > SHORT_MAX || word.length < SHORT_MIN || part[0] !== word[0]) return false;
  if (word.startsWith(part)) return true;
  let at = 0;
  for (const letter of word) if (letter === part[at]) at += 1;
  return at === part.length && !/[aeiou]/u.test(part);
}

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
