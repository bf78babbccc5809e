/*
 * What a player's name is on the page of a link: what the organiser wrote for it, else its first word, with its article or 'Don'; of players who would read
 * alike, as many letters more as tell them apart. What stands in brackets is a note of the organiser's and never shown,
 * nor are phone numbers and addresses.
 * Those whom no letter tells apart are numbered in their order.
 */
import { searchText, sortKey } from '../text/sort-key.ts';

const [OPENING, CLOSING] = ['([{', ')]}'];
/** Words that are no name alone. */
const LEADING = new Set(['el', 'la', 'los', 'las', 'lo', 'don', 'doña', 'de', 'del']);
const NAMELESS = 'Alguien';
const PHONE = /\+?\d[\d .()-]{4,}\d/g;

type Name = { first: string; rest: string };

export type NamedPlayer = {
  name: string;
  /** What the organiser wrote for the page. */
  written: string | null;
  /** Of names that no letter tells apart, a guest's gets the number. */
  isGuest?: boolean;
};

/** Of players in an order that nothing but their names and ids decides. */
export function namesById(players: readonly (NamedPlayer & { id: string })[]): Map<string, string> {
  const sorted = players
    .map((player) => {
      const name = player.written ?? plainName(player.name);
      return { player, key: [player.isGuest ? 1 : 0, sortKey(name), name, player.id].join('\n') };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ player }) => player);
  const shown = shownNames(sorted);
  return new Map(sorted.map(({ id }, at) => [id, shown[at] ?? '']));
}

/** In the same order. */
export function shownNames(players: readonly NamedPlayer[]): string[] {
  const names = players.map(({ name, written }) =>
    written === null ? partsOf(name) : { first: written, rest: '' },
  );
  const alike = Map.groupBy(names, ({ first }) => searchText(first));
  const othersOf = new Map([...alike].map(([first, all]) => [first, sharing(all)]));
  const shown = names.map((name) => shortest(name, othersOf.get(searchText(name.first))));
  const isWritten = (at: number) => players[at]?.written !== null;
  return numbered(shown, isWritten);
}

/** How a message addresses one player. */
export function firstName(full: string): string {
  return partsOf(full).first;
}

function partsOf(full: string): Name {
  const words = plainName(full).split(' ');
  let end = 1;
  while (end < words.length && LEADING.has((words[end - 1] ?? '').toLowerCase())) end += 1;
  const first = words.slice(0, end).join(' ');
  return { first: first || NAMELESS, rest: words.slice(end).join(' ') };
}

/** A name without notes, phone numbers and addresses: nothing else of it decides what a player reads. */
export function plainName(full: string): string {
  return withoutBrackets(full)
    .replaceAll(PHONE, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@') && /[\p{L}\p{N}]/u.test(word))
    .join(' ');
}

/** Also of brackets within brackets; one that is not closed goes to the end. */
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

/** Of those who share a first name, whether others than the named one go on with a text: those stand side by side in their order. */
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

/** The first of them that fits, where those that do not come first. */
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
  // a blank tells nothing
  const count = letters[told] === ' ' ? told + 2 : told + 1;
  return count < letters.length ? `${first} ${part(count)}.` : `${first} ${rest}`;
}

/** Names that still read alike, the written ones last. A number that belongs to another name is left out. */
function numbered(shown: readonly string[], isWritten: (at: number) => boolean): string[] {
  const taken = new Set(shown.map(searchText));
  const seen = new Set<string>();
  /** The last number that a name has got. */
  const numbers = new Map<string, number>();
  const told = [...shown];
  const places = [...shown.keys()];
  const writtenFirst = places.toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
  for (const at of writtenFirst) {
    const name = shown[at] ?? '';
    const read = searchText(name);
    let number = numbers.get(read) ?? 1;
    while (seen.has(searchText(told[at] ?? ''))) {
      number += 1;
      const next = `${name} ${number}`;
      if (!taken.has(searchText(next))) told[at] = next;
    }
    numbers.set(read, number);
    seen.add(searchText(told[at] ?? ''));
  }
  return told;
}
