/*
 * What a player's name is on the page of a link: its first word, with its article or 'Don'; of players who would read
 * alike, as many letters more as tell them apart. What stands in brackets is a note of the organiser's and never shown,
 * nor are phone numbers and addresses.
 * Those whom no letter tells apart are numbered in their order.
 */
import { searchText } from '../text/sort-key.ts';

const [OPENING, CLOSING] = ['([{', ')]}'];
/** Words that are no name alone. */
const LEADING = new Set(['el', 'la', 'los', 'las', 'lo', 'don', 'doña', 'de', 'del']);
const NAMELESS = 'Alguien';
const PHONE = /\+?\d[\d .()-]{4,}\d/g;

type Name = { first: string; rest: string };

/** In the order of the full names. */
export function shownNames(full: readonly string[]): string[] {
  const names = full.map(partsOf);
  const alike = Map.groupBy(names, ({ first }) => searchText(first));
  const shown = names.map((name) => shortest(name, alike.get(searchText(name.first)) ?? []));
  return numbered(shown);
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
    const isTold = !others.some((other) => other.startsWith(searchText(part)));
    if (isTold && !part.endsWith(' ')) return `${first} ${part}.`;
  }
  return `${first} ${rest}`;
}

/** Names that still read alike. A number that belongs to another name is left out. */
function numbered(shown: readonly string[]): string[] {
  const taken = new Set(shown.map(searchText));
  const seen = new Set<string>();
  return shown.map((name) => {
    let told = name;
    for (let number = 2; seen.has(searchText(told)); number += 1) {
      const next = `${name} ${number}`;
      told = taken.has(searchText(next)) ? told : next;
    }
    seen.add(searchText(told));
    return told;
  });
}
