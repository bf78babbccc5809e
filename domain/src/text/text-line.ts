import * as MESSAGES from './messages.ts';

// These rules are separate from the schemas, so that the first paint of a screen does not load schemas.

/**
 * Matches zero-width characters, which come with pasted text, and direction marks, which could reverse the text of a
 * shared message.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
/**
 * Matches more than 16 combining marks in a row, which no script uses. The further ones are cut, because NFC sorts such
 * marks in quadratic time.
 */
const PILED = /(\p{M}{16})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Matches letters and symbols that look blank; a text that consists only of them counts as missing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Returns a line of text as it is stored: trimmed, in NFC, without invisible characters and long runs of combining
 * marks.
 */
export function cleanLine(typed: string): string {
  return typed.replaceAll(INVISIBLE, '').replaceAll(PILED, '$1').normalize('NFC').trim();
}

/**
 * Splits a text into characters as readers count them. One such character may have several code points: a flag, a
 * family emoji, a letter with its marks.
 */
const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
/**
 * Maximum number of UTF-16 units for each character of a line's maximum length. An emoji with a skin tone has 4 units.
 */
export const UNITS_PER_CHARACTER = 4;

/**
 * Type of the rules for a line of text: the maximum length in characters, and the error sentences for a missing and for
 * a too long text.
 */
export type LineRules = { max: number; missing: string; tooLong: string };

/**
 * Returns the sentence that says why a typed line is refused; null if the line is valid. A valid line has visible text
 * and neither control characters nor lone surrogates. Its length is counted in characters as readers see them: a flag
 * or a family emoji is one.
 */
export function lineProblem(typed: string, { max, missing, tooLong }: LineRules): string | null {
  const line = cleanLine(typed);
  if (!isPlainText(line)) return MESSAGES.oddCharacters;
  if (!isVisible(line)) return missing;
  return firstCharacters(line, max) === line ? null : tooLong;
}

/**
 * Returns text from an external source as a valid line, cleaned and cut to `max` characters; null if nothing visible
 * remains.
 */
export function fitLine(text: string | null, max: number): string | null {
  const clean = cleanLine((text ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' '));
  const fitting = firstCharacters(clean, max).trim();
  return isVisible(fitting) ? fitting : null;
}

/**
 * Returns at most `max` characters from the start of a line, and fewer if they have more than UNITS_PER_CHARACTER
 * UTF-16 units each on average.
 */
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

/**
 * Tells whether a text has neither control characters nor lone surrogates (halves of emojis), which databases and
 * readers cannot handle.
 */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function isVisible(line: string): boolean {
  return VISIBLE.test(line.replaceAll(BLANK, ''));
}

/**
 * Matches names before which «y» becomes «e»: those that begin with the sound of i, with or without h and accent, but
 * not 'Iara'. `Intl.ListFormat` is not used, because runtimes disagree on this rule.
 */
const SOUNDS_I = /^h?[ií](?![aeo])/i;

/** Joins names, as in 'Ana', 'Ana y Beto' or 'Ana, Beto e Íñigo'. */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${SOUNDS_I.test(last) ? 'e' : 'y'} ${last}`;
}
