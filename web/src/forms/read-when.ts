import {
  type DateProblem,
  MESSAGES,
  readDate,
  readTime,
  type Result,
  type TimeProblem,
} from '@picadito/domain';

/** YYYY-MM-DD or HH:MM of what was typed, or the sentence that says why not. */
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

/** Without a year it is the next such date from `today` on, YYYY-MM-DD. */
export function dateReader(today: string): ReadWhen {
  return (text) => said(readDate(text, today), DATE_SENTENCES);
}

export const readTypedTime: ReadWhen = (text) => said(readTime(text), TIME_SENTENCES);

function said<Problem extends string>(
  read: Result<string, Problem>,
  sentences: Record<Problem, string>,
): Result<string, string> {
  return read.ok ? read : { ok: false, error: sentences[read.error] };
}
