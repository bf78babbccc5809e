import {
  type DateProblem,
  MESSAGES,
  readDate,
  readTime,
  type Result,
  type TimeProblem,
} from '@picadito/domain';

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
