import * as z from 'zod/mini';
import { MESSAGES } from '../text/messages.ts';

/** Marks without width that come along with pasted text; direction marks could turn a shared message around. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and symbols that show nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * A line of text as people type it: trimmed, NFC, without control characters, invisible marks or lone
 * surrogates, and with something to see. Lengths count code points, so that an emoji is one character.
 */
export function textField(max: number, missing: string, tooLong: string) {
  return z.string({ error: missing }).check(
    z.overwrite((value) => withoutMarks(value)),
    // Not minLength: it also judges arrays, and would say the sentence twice.
    z.refine((value) => value !== '', { error: missing, abort: true }),
    z.refine((value) => isPlainText(value), { error: MESSAGES.oddCharacters, abort: true }),
    z.refine((value) => VISIBLE.test(value.replaceAll(BLANK, '')), { error: missing, abort: true }),
    z.refine((value) => [...value].length <= max, { error: tooLong }),
  );
}

/** Foreign text as a line that a text field would take: cleaned, cut to `max` code points; null when nothing is left. */
export function fitLine(text: string | null, max: number): string | null {
  const clean = withoutMarks((text ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' '));
  const fitting = [...clean].slice(0, max).join('').trim();
  return VISIBLE.test(fitting.replaceAll(BLANK, '')) ? fitting : null;
}

/** Whether a database and a reader can take it: no control characters, no half emojis. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function withoutMarks(value: string): string {
  return value.replaceAll(INVISIBLE, '').normalize('NFC').trim();
}
