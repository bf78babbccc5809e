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

/** The sentences of a line's own: for none, and for one beyond `max` code points. */
export type LineRules = { max: number; missing: string; tooLong: string };

/**
 * What is wrong with a typed line, as a sentence, or null: it has something to see, no control characters and no
 * lone surrogates. Lengths count code points, so that an emoji is one character.
 */
export function lineProblem(typed: string, { max, missing, tooLong }: LineRules): string | null {
  const line = cleanLine(typed);
  if (!isPlainText(line)) return MESSAGES.oddCharacters;
  if (!isVisible(line)) return missing;
  return [...line].length > max ? tooLong : null;
}

/** Foreign text as a line that has no problem: cleaned, cut to `max` code points; null when nothing is left. */
export function fitLine(text: string | null, max: number): string | null {
  const clean = cleanLine((text ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' '));
  const fitting = [...clean].slice(0, max).join('').trim();
  return isVisible(fitting) ? fitting : null;
}

/** Whether a database and a reader can take it: no control characters, no half emojis. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function isVisible(line: string): boolean {
  return VISIBLE.test(line.replaceAll(BLANK, ''));
}
