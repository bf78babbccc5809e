/*
 * The shown name of a player on the page of a link is what the organiser wrote for it, else the first word of the name
 * with its article or 'Don'. Players who would read alike get as many letters of the next words as tell them apart;
 * particles ('de la') are skipped. Text in brackets is a note of the organiser and is never shown, nor are phone
 * numbers and addresses. Players that no letter tells apart are numbered in their order. The organiser reads the same
 * short names where whole names do not fit, without those that were written for the page.
 */
import { asRead, numbered } from '../players/told-apart.ts';
import { searchText, sortKey } from '../text/sort-key.ts';

const [OPENING, CLOSING] = ['([{', ')]}'];
/** These words tell no players apart. */
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
/** These words are no name alone. */
const LEADING = new Set([...PARTICLES, 'don', 'doña']);
const NAMELESS = 'Alguien';
const PHONE = /\+?\d[\d .()-]{4,}\d/g;
const DOTS = /[.…]+$/;

type Name = { first: string; rest: string };

export type NamedPlayer = {
  name: string;
  /** The organiser wrote this name for the page; null when there is none. */
  written: string | null;
  /** Among names that no letter tells apart, a guest's name gets the number. */
  isGuest?: boolean;
  /** The player was added at this time. The time is unknown for players who are in no list any more; they come last. */
  createdAt?: string | undefined;
};

/**
 * Returns the shown name of each player by id. Names that no letter tells apart are numbered by what is shown, then by
 * creation; notes in names have no influence.
 */
export function namesById(players: readonly (NamedPlayer & { id: string })[]): Map<string, string> {
  const sorted = players
    .map((player) => {
      const name = sortKey(player.written ?? plainName(player.name));
      const { isGuest, createdAt = '~', id } = player;
      return { player, key: [isGuest ? 1 : 0, name, createdAt, id].join('\n') };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ player }) => player);
  const shown = shownNames(sorted);
  return new Map(sorted.map(({ id }, at) => [id, shown[at] ?? '']));
}

/**
 * Returns, by id, the shortest names that tell these players apart ('Nico', 'Nico S.', 'Nico 2'), for texts that the
 * organiser reads. The players stand in the order of `toldApart`. A name without letters is shown whole.
 */
export function shortNames(players: readonly { id: string; name: string }[]): Map<string, string> {
  const hasLetters = (name: string) => /\p{L}/u.test(plainName(name));
  const shown = shownNames(
    players.map(({ name }) => ({ name, written: hasLetters(name) ? null : name })),
  );
  return new Map(players.map(({ id }, at) => [id, shown[at] ?? '']));
}

/** Returns the shown names in the order of the players. */
export function shownNames(players: readonly NamedPlayer[]): string[] {
  const names = players.map(({ name, written }) =>
    written === null ? partsOf(name) : { first: written, rest: '' },
  );
  const alike = Map.groupBy(names, ({ first }) => asRead(first));
  const othersOf = new Map([...alike].map(([first, all]) => [first, sharing(all)]));
  const shown = names.map((name) => shortest(name, othersOf.get(asRead(name.first))));
  const isWritten = (at: number) => Number(players[at]?.written !== null);
  const places = [...shown.keys()].toSorted((a, b) => isWritten(b) - isWritten(a));
  const told = numbered(new Map(places.map((at) => [at, shown[at] ?? ''])));
  return shown.map((name, at) => told.get(at) ?? name);
}

/** Returns the name by which a message addresses one player. */
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

/** Removes the dots that are typed after a word; one stays after initials ('J.', 'J.P.'). */
function withoutDots(word: string): string {
  const plain = word.replace(DOTS, '');
  const isInitials = [...plain].length === 1 || plain.includes('.');
  return plain !== word && isInitials ? `${plain}.` : plain;
}

/** Returns a name without notes, phone numbers and addresses; only this part decides how the name reads. */
export function plainName(full: string): string {
  return withoutBrackets(full)
    .normalize('NFC')
    .replaceAll(PHONE, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@') && /[\p{L}\p{N}]/u.test(word))
    .join(' ');
}

/** Removes the text in brackets, nested ones included; an unclosed bracket reaches to the end. */
function withoutBrackets(full: string): string {
  let depth = 0;
  const kept = [...full].map((letter) => {
    if (OPENING.includes(letter)) depth += 1;
    const isNote = depth > 0 || CLOSING.includes(letter);
    if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1);
    return isNote ? ' ' : letter;
  });
  return kept.join('');
}

/**
 * Compares the names that share a first name. `goOnWith` tells whether any other of them continues with a text; the
 * rests are sorted, so names that continue alike are neighbours.
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

/** Returns the first index that fits, where all indices that do not fit come first. */
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
  const told = firstThat(letters.length, (at) => !others.goOnWith(searchText(part(at + 1)), own));
  const count = wholeLetter(letters, told + 1);
  return count < letters.length ? `${first} ${part(count)}.` : `${first} ${rest}`;
}

/**
 * Returns how many letters to show so that no letter is cut from its marks, no number is split, and no punctuation
 * stands last.
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
