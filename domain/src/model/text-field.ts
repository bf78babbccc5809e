import * as z from 'zod/mini';
import { MESSAGES } from '../text/messages.ts';

/**
 * A line of text as people type it: trimmed, NFC, without control characters or lone surrogates.
 * Lengths count code points, so that an emoji is one character.
 */
export function textField(max: number, missing: string, tooLong: string) {
  return z.string({ error: missing }).check(
    z.normalize('NFC'),
    z.trim(),
    // Not minLength: it also judges arrays, and would say the sentence twice.
    z.refine((value) => value !== '', { error: missing, abort: true }),
    z.refine((value) => [...value].length <= max, { error: tooLong }),
    z.refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), {
      error: MESSAGES.oddCharacters,
    }),
  );
}

/** Foreign text as a line that a text field would take: cleaned, cut to `max` code points; null when nothing is left. */
export function fitLine(text: string | null, max: number): string | null {
  const clean = (text ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return [...clean].slice(0, max).join('').trim() || null;
}
