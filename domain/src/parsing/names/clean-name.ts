import { NAME_MAX, SKILL_LEVELS } from '../../limits.ts';
import { SKILL_NAMES, SKILL_NAMES_IN_LISTS } from '../../players/skill-level.ts';
import { cleanLine, fitLine } from '../../text/text-line.ts';
import { plainWord, withoutPictures, wordsOf } from '../words.ts';
import { KEEPER } from '../word-classes.ts';

/** Words that people write after a name and that are not part of it. */
const NOTES = wordSet(
  'arq porteria gk capitan capitana debe debo pago pagado pagada lesionado lesionada suplente titular ok va viene juega si sí confirmado confirmada confirmados defensor defensora delantero delantera volante mediocampista lateral central cierre ala pivot pívot transfirio transferido transferencia efectivo mercadopago pagou deve transf transfer mp pix efvo efect bizum yape yapeó yapeado plin plineó bizumeó depositó consignó pixou nequi pg pgo pgdo dbe pix abono seño adeuda nada impago mensalista avulso diarista jaja jajaja jajajaja jeje jejeje xd',
);
const KEEPER_WORD = new RegExp(`^${KEEPER}$`, 'u');
const LEVELS = new Set(
  SKILL_LEVELS.flatMap((level) => [SKILL_NAMES[level], SKILL_NAMES_IN_LISTS[level]]).map((name) =>
    plainWord(name),
  ),
);
/** Matches a note that with a capital may be a part of the name: 'Diego F. zurdo'. */
const SMALL_NOTE = /^(?:zurd|diestr)[oa]$/u;
/** Matches a word between a name and its notes: 'Pato en efectivo', 'Rama no pagó'. */
const BEFORE_NOTE = /^(?:en|por|con|x|no|ya)$/u;
const BRACKETS = /[([]([^()[\]]{0,60})[)\]]/gu;
const MONEY = /[$€] ?\d[\d.,]*|\d[\d.,]* ?[$€]|(?<![\p{L}\d])\d{3,5}(?![\p{L}\d])/gu;
/** Matches the number of a list before a name, with any sign after it: '1 · Vicente'. */
const LIST_NUMBER = /^[([#]?\d{1,3}[)\]]? ?[^\p{L}\d\s('"]+ ?(?=\p{L})/u;
const EDGES = /^[\s.,;:\-–—_=/|…•·*>"'`~@¡!?¿\\]+|[\s.,;:\-–—_=/|…•·*>"'`~\\(]+$/gu;

/**
 * Returns the name in a text from which level and phone number have been removed, or null if the text has no name.
 * `isCut` is true if the name was longer than `NAME_MAX` and is cut.
 */
export function cleanName(text: string): { name: string; isCut: boolean } | null {
  const bare = withoutPictures(text)
    .replaceAll(/(?!\ufffd)[\p{No}\p{So}\p{Sk}]/gu, ' ')
    .replaceAll(/(?<![\p{L}\d])\+ ?\d{1,2}(?!\d)/gu, ' ')
    .replaceAll(/[*~`]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, ' ')
    .replaceAll(MONEY, ' ')
    .replaceAll(/\s+(?=,)|(?<=\s)\s+/gu, '')
    .trim()
    .replace(LIST_NUMBER, '');
  const name = withoutLastNotes(evenQuotes(bare).replaceAll(EDGES, '')).replaceAll(EDGES, '');
  const fitting = fitLine(name, NAME_MAX);
  if (fitting === null || !/\p{L}/u.test(fitting)) return null;
  return { name: fitting, isCut: fitting !== cleanLine(name) };
}

/** Removes notes in brackets, such as '(arquero)' in 'Brian 4 (arquero)'. Levels and numbers in brackets stay. */
export function withoutAsides(text: string): string {
  return text.replaceAll(BRACKETS, (whole, inside: string) => (isAside(inside) ? ' ' : whole));
}

/** Tells whether the text in brackets is a note, and not a level or a number. */
function isAside(text: string): boolean {
  if (/⭐|★|🌟|\d{6}/u.test(text.replaceAll(/[ -]/gu, ''))) return false;
  if (!/\p{L}/u.test(text)) return false;
  if (LEVELS.has(plainWord(text.trim()))) return false;
  return !/^ ?(?:nivel|niv|nvl|lvl|level|skill|rating|puntaje|n)?[ .:°º-]*\d{1,2}(?:[.,]\d)?(?: ?\/ ?\d+)? ?(?:estrellas?|puntos?|pts?)?$/iu.test(
    text,
  );
}

/** Tells whether a plain word is a note and not a part of a name: 'arquero', 'pago'. */
export function isNote(word: string): boolean {
  return NOTES.has(word) || KEEPER_WORD.test(word);
}

function withoutLastNotes(name: string): string {
  const words = name.split(' ');
  const least = /^(?:el|la)$/iu.test(words[0] ?? '') ? 2 : 1;
  const isLastNote = (word: string) =>
    SMALL_NOTE.test(word) || wordsOf(word).every((one) => isNote(one));
  while (words.length > least && isLastNote(words.at(-1) ?? '')) words.pop();
  if (words.length < name.split(' ').length)
    while (words.length > least && BEFORE_NOTE.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/**
 * Removes all quotes if one is at the start or the end of the text, because the trimming of the edges would leave the
 * other quote of a pair.
 */
function evenQuotes(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('"') || trimmed.endsWith('"') ? trimmed.replaceAll('"', '') : text;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
