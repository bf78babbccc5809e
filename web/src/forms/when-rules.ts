import * as z from 'zod/mini';
import { dateReader, readTypedTime, type ReadWhen } from './read-when.ts';

/** A date as people type it (domain/src/time/typed-date.ts) → YYYY-MM-DD; `missing` is said of none. */
export function typedDate(today: string, missing: string) {
  return typed(dateReader(today), missing);
}

/** A time of day as people type it (domain/src/time/typed-time.ts) → HH:MM; `missing` is said of none. */
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
