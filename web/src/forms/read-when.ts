import {
  type DateProblem,
  MESSAGES,
  readDate,
  readTime,
  type Result,
  type TimeProblem,
} from '@picadito/domain';
import * as z from 'zod/mini';

/**
 * Type of a function that parses typed text as a date or as a time of day. The result has the date in the form
 * YYYY-MM-DD or the time in the form HH:MM. For a text that cannot be parsed the function does not throw; the result
 * then has an error, the Spanish sentence that explains why.
 */
export type ReadWhen = (text: string) => Result<string, string>;

const DATE_SENTENCES: Record<DateProblem, string> = {
  unclear: MESSAGES.dateUnclear,
  impossible: MESSAGES.matchDateInvalid,
  'month-first': MESSAGES.dateMonthFirst,
  ambiguous: MESSAGES.dateAmbiguous,
};

const TIME_SENTENCES: Record<TimeProblem, string> = {
  unclear: MESSAGES.matchTimeInvalid,
  ambiguous: MESSAGES.timeAmbiguous,
};

/** Returns a reader of dates. A date without a year is the next such date from `today` (YYYY-MM-DD) on. */
export function dateReader(today: string): ReadWhen {
  return (text) => readingOf(readDate(text, today), DATE_SENTENCES);
}

export const readTypedTime: ReadWhen = (text) => readingOf(readTime(text), TIME_SENTENCES);

function readingOf<Problem extends string>(
  read: Result<string, Problem>,
  sentences: Record<Problem, string>,
): Result<string, string> {
  return read.ok ? read : { ok: false, error: sentences[read.error] };
}

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
