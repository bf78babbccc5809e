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
