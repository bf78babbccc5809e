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
};

/** Of players in an order that nothing but their names and ids decides. */
export function namesById(players: readonly (NamedPlayer & { id: string })[]): Map<string, string> {
  const sorted = players
    .map((player) => {
      const name = player.written ?? plainName(player.name);
      return { player, key: [sortKey(name), name, player.id].join('\n') };
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
  const shown = names.map((name) => shortest(name, alike.get(searchText(name.first)) ?? []));
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

function shortest(name: Name, alike: readonly Name[]): string {
  const { first, rest } = name;
  const others = alike.filter((other) => other !== name).map((other) => searchText(other.rest));
  if (others.length === 0 || rest === '') return first;
  const letters = [...rest];
  for (let count = 1; count < letters.length; count += 1) {
    const part = letters.slice(0, count).join('');
    const start = searchText(part);
    const isTold = !others.some((other) => other.startsWith(start));
    if (isTold && !part.endsWith(' ')) return `${first} ${part}.`;
  }
  return `${first} ${rest}`;
}

/** Names that still read alike, the written ones last. A number that belongs to another name is left out. */
function numbered(shown: readonly string[], isWritten: (at: number) => boolean): string[] {
  const taken = new Set(shown.map(searchText));
  const seen = new Set<string>();
  const told = [...shown];
  const places = [...shown.keys()];
  const writtenFirst = places.toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
  for (const at of writtenFirst) {
    const name = shown[at] ?? '';
    for (let number = 2; seen.has(searchText(told[at] ?? '')); number += 1) {
      const next = `${name} ${number}`;
      if (!taken.has(searchText(next))) told[at] = next;
    }
    seen.add(searchText(told[at] ?? ''));
  }
  return told;
}
