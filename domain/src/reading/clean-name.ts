import { NAME_MAX } from '../model/limits.ts';
import { cleanLine, fitLine } from '../model/text-line.ts';
import { withoutPictures, wordsOf } from './words.ts';

/** What people write beside a name that is no part of it. */
const NOTES = wordSet(
  'arquero arquera arq portero portera porteria gk capitan capitana debe debo pago pagado pagada lesionado lesionada suplente titular',
);
/** What they also write in brackets. */
const BRACKETED = wordSet(
  'cap c ok paga llega tarde puede llegar mas invitado invitada confirmado confirmada confirma por confirmar duda dudoso 2do 1er tiempo cuota seña',
);
const BRACKETS = /[([]([^()[\]]{0,60})[)\]]/gu;
const EDGES = /^[\s.,;:\-–—_=/|…•·*>"'`~@¡!?¿\\]+|[\s.,;:\-–—_=/|…•·*>"'`~\\(]+$/gu;

/** The name in what is left of a line, or null when there is none. `isCut`: it was longer than a name may be. */
export function cleanName(text: string): { name: string; isCut: boolean } | null {
  const bare = withoutPictures(text)
    .replaceAll(/(?<![\p{L}\d])\+ ?\d{1,2}(?!\d)/gu, ' ')
    .replaceAll(/[*~`]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  const name = withoutLastNotes(bare.replaceAll(EDGES, '')).replaceAll(EDGES, '');
  const fitting = fitLine(name, NAME_MAX);
  if (fitting === null || !/\p{L}/u.test(fitting)) return null;
  return { name: fitting, isCut: fitting !== cleanLine(name) };
}

/** Without notes in brackets: 'Brian 4 (arquero)'. */
export function withoutAsides(text: string): string {
  return text.replaceAll(BRACKETS, (whole, inside: string) => (isAside(inside) ? ' ' : whole));
}

function isAside(text: string): boolean {
  return wordsOf(text).every((word) => NOTES.has(word) || BRACKETED.has(word));
}

function withoutLastNotes(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && wordsOf(words.at(-1) ?? '').every((word) => NOTES.has(word)))
    words.pop();
  return words.join(' ');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
