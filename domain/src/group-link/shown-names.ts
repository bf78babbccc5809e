/*
 * The shown name of a player on the players' page is the name that the organiser wrote for the page, else the first
 * word of the player's name with its article or 'Don'. Players whose shown names would read alike get as many letters
 * of the next words as distinguish them; particles ('de la') are skipped. Text in brackets is a note of the organiser
 * and is never shown, and neither are phone numbers and addresses. Players that no letter distinguishes are numbered in
 * their order. Texts for the organiser use the derived short names where whole names do not fit, but not the names that
 * were written for the page.
 */
import { asRead, numbered } from '../players/distinct-names.ts';
import { searchText, sortKey } from '../text/sort-key.ts';

const [OPENING, CLOSING] = ['([{', ')]}'];
/** Words that are skipped when the words after a first name are used to distinguish players. */
const PARTICLES = new Set([
  'de',
  'del',
  'el',
  'la',
  'las',
  'lo',
  'los',
  'y',
  'da',
  'das',
  'do',
  'dos',
]);
/** Words that are not a first name without the next word, as in 'Don Juan' or 'El Chino'. */
const LEADING = new Set([...PARTICLES, 'don', 'doña']);
const NAMELESS = 'Alguien';
const PHONE = /\+?\d[\d .()-]{4,}\d/g;
const DOTS = /[.…]+$/;

type Name = { first: string; rest: string };

export type NamedPlayer = {
  name: string;
  /** Name that the organiser wrote for the page; null if the page uses the name of the list. */
  written: string | null;
  /**
   * True for a guest. Among equal names, guests are numbered last, so that the names of other players do not change.
   */
  isGuest?: boolean;
  /**
   * Timestamp at which the player was added. It is undefined for players who are no longer in a list; among equal names
   * they come first, so that past matches keep their names.
   */
  createdAt?: string | undefined;
};

/**
 * Returns the shown name of each player by id. Players whose names cannot be distinguished by letters are numbered by
 * name and then by time of creation. Notes in brackets do not change the order.
 */
export function namesById(players: readonly (NamedPlayer & { id: string })[]): Map<string, string> {
  const sorted = players
    .map((player) => {
      const name = sortKey(player.written ?? plainName(player.name));
      const { isGuest, createdAt = '', id } = player;
      return { player, key: [isGuest ? 1 : 0, name, createdAt, id].join('\n') };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ player }) => player);
  const shown = shownNames(sorted);
  return new Map(sorted.map(({ id }, at) => [id, shown[at] ?? '']));
}

/**
 * Returns, by id, the shortest names that distinguish these players ('Nico', 'Nico S.', 'Nico 2'), for texts that the
 * organiser reads. `players` should be in the order of `distinctNames`, so that both give the same numbers. A name
 * without letters is returned whole.
 */
export function shortNames(players: readonly { id: string; name: string }[]): Map<string, string> {
  const hasLetters = (name: string) => /\p{L}/u.test(plainName(name));
  const shown = shownNames(
    players.map(({ name }) => ({ name, written: hasLetters(name) ? null : name })),
  );
  return new Map(players.map(({ id }, at) => [id, shown[at] ?? '']));
}

/** Returns the shown name of each player, in the order of `players`. */
export function shownNames(players: readonly NamedPlayer[]): string[] {
  const names = players.map(({ name, written }) =>
    written === null ? partsOf(name) : { first: written, rest: '' },
  );
  const alike = Map.groupBy(names, ({ first }) => asRead(first));
  const othersOf = new Map([...alike].map(([first, all]) => [first, sharing(all)]));
  const shown = names.map((name) => shortest(name, othersOf.get(asRead(name.first))));
  const isWritten = (at: number) => Number(players[at]?.written !== null);
  const places = [...shown.keys()].toSorted((a, b) => isWritten(b) - isWritten(a));
  const distinct = numbered(new Map(places.map((at) => [at, shown[at] ?? ''])));
  return shown.map((name, at) => distinct.get(at) ?? name);
}

/** Returns the first name, with its article or 'Don', which messages use to address a player. */
export function firstName(full: string): string {
  return partsOf(full).first;
}

function partsOf(full: string): Name {
  const words = plainName(full).split(' ').map(withoutDots);
  let end = 1;
  while (end < words.length && LEADING.has((words[end - 1] ?? '').toLowerCase())) end += 1;
  const first = words.slice(0, end).join(' ');
  const rest = words.slice(end).filter((word) => !PARTICLES.has(word.toLowerCase()));
  return { first: first || NAMELESS, rest: rest.join(' ') };
}

/** Removes the dots at the end of a word, except one after initials ('J.', 'J.P.'). */
function withoutDots(word: string): string {
  const plain = word.replace(DOTS, '');
  const isInitials = [...plain].length === 1 || plain.includes('.');
  return plain !== word && isInitials ? `${plain}.` : plain;
}

/**
 * Returns a name without notes in brackets, phone numbers and mail addresses. Shown names are made only from this part.
 */
export function plainName(full: string): string {
  return withoutBrackets(full)
    .normalize('NFC')
    .replaceAll(PHONE, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@') && /[\p{L}\p{N}]/u.test(word))
    .join(' ');
}

/**
 * Replaces the text in brackets, nested brackets included, by spaces. An unclosed bracket extends to the end of the
 * name.
 */
function withoutBrackets(full: string): string {
  let depth = 0;
  const letters = [...full].map((letter) => {
    if (OPENING.includes(letter)) depth += 1;
    const isNote = depth > 0 || CLOSING.includes(letter);
    if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1);
    return isNote ? ' ' : letter;
  });
  return letters.join('');
}

/**
 * Prepares a comparison of the players who share a first name. In the result, `isAlone` is true for a single player.
 * `goOnWith(start, own)` tells whether the words after the first name of any other player begin with `start`; `own` are
 * the words of the player who is compared, which do not count. The words are sorted, so that one binary search finds
 * the answer.
 */
function sharing(all: readonly Name[]) {
  const rests = all.map(({ rest }) => searchText(rest)).toSorted();
  return {
    isAlone: all.length === 1,
    goOnWith(start: string, own: string): boolean {
      const place = firstThat(rests.length, (at) => (rests[at] ?? '') >= start);
      const next = rests[place + Number(own.startsWith(start))];
      return next?.startsWith(start) ?? false;
    },
  };
}

/**
 * Returns the first index below `length` that satisfies the predicate, or `length`. Uses binary search, so every index
 * after a satisfying one must satisfy the predicate too.
 */
function firstThat(length: number, fits: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shortest({ first, rest }: Name, others?: ReturnType<typeof sharing>): string {
  if (!others || others.isAlone || rest === '') return first;
  const own = searchText(rest);
  const letters = [...rest];
  const part = (count: number) => letters.slice(0, count).join('');
  const last = firstThat(letters.length, (at) => !others.goOnWith(searchText(part(at + 1)), own));
  const count = wholeLetter(letters, last + 1);
  return count < letters.length ? `${first} ${part(count)}.` : `${first} ${rest}`;
}

/**
 * Returns the number of letters to show, at least `from`. The number is chosen so that no letter loses its combining
 * marks, no number is cut, and the shown part does not end with punctuation.
 */
function wholeLetter(letters: readonly string[], from: number): number {
  const isWhole = (count: number) => {
    const [last = '', next = ''] = letters.slice(count - 1, count + 1);
    const isCut = /\p{M}/u.test(next) || (/\p{N}/u.test(last) && /\p{N}/u.test(next));
    return /[\p{L}\p{M}\p{N}]/u.test(last) && !isCut;
  };
  let count = from;
  while (count < letters.length && !isWhole(count)) count += 1;
  return count;
}
