import { fail, ok, type Result } from '../result.ts';
import { dayOf, isPlainDate, plain } from './dates.ts';

/**
 * Patterns of day, month and optional year: with separators, with the year first, or as typed on a keypad without
 * separators.
 */
const SPELLINGS = [
  /^(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})(?:[\s/.-]+(?<year>\d{4}|\d{2}))?$/,
  /^(?<year>\d{4})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/,
  /^(?<day>\d{2})(?<month>\d)$/,
  /^(?<day>\d)(?<month>\d{2})$/,
];

export type DateProblem = 'unclear' | 'impossible' | 'month-first' | 'ambiguous';

type Digits = { day: number; month: number; year: string | undefined };

/** Maximum length of a text that is parsed as a date; no date is longer. */
const LENGTH_MAX = 20;
/** Maximum number of years until the next 29 February; it is 8 years from 2096 to 2104. */
const YEARS_TO_LEAP_DAY = 8;

/**
 * Returns a date as people type it in the form YYYY-MM-DD, or the reason why the text is not a date. The day comes
 * first: '3/1', '03-01-2027', '3.1.27', '3 1', '0301', '030127'; '2027-01-03' is accepted too. Without a year the
 * result is the next such day from `today` (YYYY-MM-DD) on. A year of two digits is in this century.
 */
export function readDate(text: string, today: string): Result<string, DateProblem> {
  const line = text.trim();
  if (line.length > LENGTH_MAX) return fail('unclear');
  const read = SPELLINGS.flatMap((spelling): Digits[] => {
    const { day, month, year } = spelling.exec(line)?.groups ?? {};
    return day && month ? [{ day: Number(day), month: Number(month), year }] : [];
  });
  if (read.length === 0) return fail('unclear');
  const [date, another] = read.flatMap((digits) => dateOf(digits, today) ?? []);
  if (another !== undefined) return fail('ambiguous');
  if (date !== undefined) return ok(date);
  const isMonthFirst = read.every(({ day, month }) => month > 12 && day <= 12);
  return fail(isMonthFirst ? 'month-first' : 'impossible');
}

function dateOf({ day, month, year }: Digits, today: string): string | null {
  const ofYear = (of: number) => plain({ year: of, month, day });
  if (year !== undefined) {
    const date = ofYear(Number(year.padStart(4, '20')));
    return isPlainDate(date) ? date : null;
  }
  const first = dayOf(today).year;
  const coming = Array.from({ length: YEARS_TO_LEAP_DAY + 1 }, (_, index) => ofYear(first + index));
  return coming.find((date) => isPlainDate(date) && date >= today) ?? null;
}
