import { NAME_MAX } from '../../limits.ts';
import { cleanLine, fitLine } from '../../text/text-line.ts';
import { withoutPictures, wordsOf } from '../words.ts';

/** What people write beside a name that is no part of it. */
const NOTES = wordSet(
  'arquero arquera arq portero portera porteria gk capitan capitana debe debo pago pagado pagada lesionado lesionada suplente titular',
);
/** What they also write in brackets. */
const BRACKETED = wordSet(
  'cap c ok paga llega tarde puede llegar mas invitado invitada confirmado confirmada confirma por confirmar duda dudoso 2do 1er tiempo cuota seña',
);
/** How notes begin that say more: '(llega 21:15)', '(de arco)'. */
const ASIDE_FIRST = wordSet(
  'llega llego va viene puede sale tarde debe falta paga pago despues desde hasta solo de arco',
);
const BRACKETS = /[([]([^()[\]]{0,60})[)\]]/gu;
const MONEY = /[$€] ?\d[\d.,]*|\d[\d.,]* ?[$€]|(?<![\p{L}\d])\d{3,5}(?![\p{L}\d])/gu;
const EDGES = /^[\s.,;:\-–—_=/|…•·*>"'`~@¡!?¿\\]+|[\s.,;:\-–—_=/|…•·*>"'`~\\(]+$/gu;

/** The name in what is left of a line, or null when there is none. `isCut`: it was longer than a name may be. */
export function cleanName(text: string): { name: string; isCut: boolean } | null {
  const bare = withoutPictures(text)
    .replaceAll(/(?<![\p{L}\d])\+ ?\d{1,2}(?!\d)/gu, ' ')
    .replaceAll(/[*~`]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, ' ')
    .replaceAll(MONEY, ' ')
    .replaceAll(/\s+(?=,)|(?<=\s)\s+/gu, '');
  const name = withoutLastNotes(evenQuotes(bare).replaceAll(EDGES, '')).replaceAll(EDGES, '');
  const fitting = fitLine(name, NAME_MAX);
  if (fitting === null || !/\p{L}/u.test(fitting)) return null;
  return { name: fitting, isCut: fitting !== cleanLine(name) };
}

/** Without notes in brackets: 'Brian 4 (arquero)'. */
export function withoutAsides(text: string): string {
  return text.replaceAll(BRACKETS, (whole, inside: string) => (isAside(inside) ? ' ' : whole));
}

function isAside(text: string): boolean {
  const words = wordsOf(text);
  const isNote = words.every((word) => NOTES.has(word) || BRACKETED.has(word));
  return isNote || ASIDE_FIRST.has(words[0] ?? '');
}

function withoutLastNotes(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && wordsOf(words.at(-1) ?? '').every((word) => NOTES.has(word)))
    words.pop();
  return words.join(' ');
}

/** Quotes at an edge are removed already; the matching one is removed too. */
function evenQuotes(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('"') || trimmed.endsWith('"') ? trimmed.replaceAll('"', '') : text;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
