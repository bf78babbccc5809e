import * as MESSAGES from './messages.ts';

// apart from the schemas, which no screen's first paint needs

/** Zero-width characters of pasted text; direction marks could reverse a shared message. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
/** More combining marks on one letter than any script has: sorting them, as NFC does, takes quadratic time. */
const PILED = /(\p{M}{16})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and symbols that show nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A line of text as it is stored: trimmed, NFC, without invisible characters and long runs of combining marks. */
export function cleanLine(typed: string): string {
  return typed.replaceAll(INVISIBLE, '').replaceAll(PILED, '$1').normalize('NFC').trim();
}

/** What a reader counts as a character may be several code points: a flag, an emoji of a family, a letter with its marks. */
const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
/** UTF-16 units that a line may have for each character of its maximum: an emoji with a skin tone has 4. */
export const UNITS_PER_CHARACTER = 4;

/** The sentences of a line's own: for none, and for one beyond `max` characters. */
export type LineRules = { max: number; missing: string; tooLong: string };

/**
 * What is wrong with a typed line, as a sentence, or null: it has something to see, no control characters and no
 * lone surrogates. Lengths count characters as a reader does (docs/decisions/205).
 */
export function lineProblem(typed: string, { max, missing, tooLong }: LineRules): string | null {
  const line = cleanLine(typed);
  if (!isPlainText(line)) return MESSAGES.oddCharacters;
  if (!isVisible(line)) return missing;
  return firstCharacters(line, max) === line ? null : tooLong;
}

/** Foreign text as a line that has no problem: cleaned, cut to `max` characters; null when nothing is left. */
export function fitLine(text: string | null, max: number): string | null {
  const clean = cleanLine((text ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' '));
  const fitting = firstCharacters(clean, max).trim();
  return isVisible(fitting) ? fitting : null;
}

/** At most `max` characters from the start of a line, and no more units than may be stored. */
function firstCharacters(line: string, max: number): string {
  if (line.length <= max) return line;
  let end = 0;
  let count = 0;
  for (const { segment } of graphemes.segment(line)) {
    count += 1;
    if (count > max || end + segment.length > max * UNITS_PER_CHARACTER) break;
    end += segment.length;
  }
  return line.slice(0, end);
}

/** Whether a database and a reader can take it: no control characters, no half emojis. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function isVisible(line: string): boolean {
  return VISIBLE.test(line.replaceAll(BLANK, ''));
}
