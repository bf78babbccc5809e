import * as z from 'zod/mini';
import { dateReader, readTypedTime, type ReadWhen } from './read-when.ts';

/**
 * Returns a schema that reads a date as people type it (domain/src/time/typed-date.ts) as YYYY-MM-DD. `missing` is the
 * message for an empty field.
 */
export function typedDate(today: string, missing: string) {
  return typed(dateReader(today), missing);
}

/**
 * Returns a schema that reads a time of day as people type it (domain/src/time/typed-time.ts) as HH:MM. `missing` is
 * the message for an empty field.
 */
export function typedTime(missing: string) {
  return typed(readTypedTime, missing);
}

function typed(read: ReadWhen, missing: string) {
  return z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const result = text.trim() === '' ? { ok: false as const, error: missing } : read(text);
      if (result.ok) return result.value;
      issues.push({ code: 'custom', input: text, message: result.error });
      return z.NEVER;
    }),
  );
}
