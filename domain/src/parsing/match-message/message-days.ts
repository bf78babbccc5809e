import { addDays, isPlainDate, weekdayOf } from '../../time/dates.ts';
import { readDate } from '../../time/typed-date.ts';
import { wordsOf } from '../words.ts';
import type { Clause } from './message-clauses.ts';

/**
 * Maximum number of days from today to the day of a match in a message. A date further ahead is read as an old date
 * without its year.
 */
const AHEAD_MAX = 120;
/** Maximum age in days of a chat message in which 'hoy' and 'mañana' are read. */
const STAMP_AGE_MAX = 60;
/** Maximum number of days after which a day of the month comes again. */
const MONTH_MAX = 31;

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const SHORT_WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|setiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)(?![a-z])';
const NUMERIC = String.raw`(?<![\d/:.])\d{1,2}[/-]\d{1,2}(?:[/-](?:\d{4}|\d{2}))?(?![\d/:]|-\d)`;
const WRITTEN = String.raw`(?<!\d)\d{1,2}[ -](?:de )?${MONTH}(?: (?:del? )?20\d{2})?`;

const RELATIVE =
  /(?<![a-z])(?:pasado manana|(?<!pasado |la |de |hasta |esta )manana|(?<!hasta |lo de |por )hoy|esta (?:noche|tarde))(?![a-z])/gu;
const WEEKDAY = new RegExp(
  String.raw`(?<before>(?<![a-z])(?:los |pasado |proximo |prox\.? |desde el |desde |no (?:es|era) el )?)(?<![a-z])(?:(?<long>${WEEKDAYS.join('|')})(?<plural>s?)(?![a-z])|(?<short>${SHORT_WEEKDAYS.join('|')})(?:er|r|v)?(?![a-z])\.?(?=[ ,]*(?:\d|a las )))(?<after> (?:pasado|que viene|que vienen|proximo|prox)(?![a-z]))?(?:[ ,:(]*(?:(?:el )?dia |el )?(?:(?<date>${NUMERIC}|${WRITTEN})|(?<day>\d{1,2})(?![\d:h/]|\.\d|[-–]\d+ ?(?:hs?|hrs?)(?![a-z])| ?(?:hs?|hrs?|horas?|[ap]\.? ?m|y|de)(?![a-z])| a \d)))?`,
  'gu',
);
const ALONE = new RegExp(`${WRITTEN}|${NUMERIC}`, 'gu');
/** Matches the text before a date in digits. Without it, the digits could be a count ('van 9/12') or a score. */
const BEFORE_DATE =
  /(?:(?<![a-z])(?:el|dia|fecha|para|hoy|manana|partido|futbol|f5)[ :]*|📅|📆|🗓|^)\s*$/u;
const COUNTED =
  /(?<![a-z])(?:somos|van|vamos|faltan?|pagar?|pagaron|confirmad[oa]s|anotad[oa]s|cupos?|lugares|jugadores|seriamos|quedan?|liga|torneo|lista)(?![a-z])/u;
const CLOCK = /\d{1,2}[:.]\d{2}|\d ?(?:hs?|hrs?|horas?|[ap]\.?m)(?![a-z])|a las \d/u;
/** Matches a deadline, from its beginning to the end of the line. Days and hours in it are not those of the match. */
export const DEADLINE =
  /(?<![a-z])(?:antes del?|hasta|a mas tardar|limite|plazo|cierra|cierro|cierre|cerramos)(?![a-z]).*$/u;
/** Matches stems of verbs with which a message asks for something, such as an answer: 'confirmen hoy'. */
const ASKING =
  /(?<![a-z])(?:confirm|avis|anot|pag|transf|respond|contest|cierr|reserv|debe|deb[ií])/u;

/** Matches digits and words that show that a clause with a day is about the match. */
const ABOUT_MATCH =
  /\d|(?<![a-z])(?:jug|jueg|partid|picad|fut|fulb|pachang|cascar|reta|cancha|turno|quien|vas?(?![a-z])|van|vamos|vien|para|pal|lista|convoc|anot|confirm|que tal|arma|sale|mejor|amistoso|faltan?|fecha|dia|revancha)/u;
/**
 * Maximum number of words of a clause that counts as being about the match because it names a day: 'Partido jueves'.
 */
const SHORT_CLAUSE = 3;

type Found = { date: string | null; isRelative: boolean; isAsking: boolean };

/**
 * Returns the one day that the clauses name, YYYY-MM-DD from `today` on; null if they name none, several, or one that
 * is past or does not fit its weekday.
 */
export function dayIn(clauses: readonly Clause[], today: string): string | null {
  const found = clauses.flatMap((clause) => daysOf(clause, today));
  const isNamed = found.some(({ isRelative }) => !isRelative);
  const counting = found.filter(({ isRelative, isAsking }) => !(isNamed && isRelative && isAsking));
  const dates = new Set(counting.map(({ date }) => date));
  const [date] = dates;
  return dates.size === 1 && date ? date : null;
}

/** Returns a clause in plain letters with each weekday and date replaced by '#'. */
export function withoutDays(plain: string): string {
  return plain.replaceAll(WEEKDAY, ' # ').replaceAll(ALONE, ' # ');
}

function daysOf({ plain, stamp }: Clause, today: string): Found[] {
  const line = plain.replace(DEADLINE, '');
  if (!ABOUT_MATCH.test(line) && wordsOf(line).length > SHORT_CLAUSE) return [];
  const base = stamp === null ? today : stampDate(stamp, today);
  const isAsking = ASKING.test(line) && !CLOCK.test(line);
  const relative = [...line.matchAll(RELATIVE)].map(([word]) => ({
    date: base && coming(addDays(base, daysAhead(word)), today),
    isRelative: true,
    isAsking,
  }));
  const weekdays = [...line.matchAll(WEEKDAY)].flatMap(({ groups = {} }) =>
    weekdayDate(groups, base ?? today, today),
  );
  const rest = line.replaceAll(WEEKDAY, ' # ');
  const dates = [...rest.matchAll(ALONE)].flatMap((match) => loneDate(match, rest, today));
  return [
    ...relative,
    ...[...weekdays, ...dates].map((date) => ({ date, isRelative: false, isAsking })),
  ];
}

function daysAhead(word: string): number {
  if (word.startsWith('pasado')) return 2;
  return word === 'manana' ? 1 : 0;
}

/**
 * Returns the date of a weekday and the words around it, as the groups of `WEEKDAY`. The array has null if the date is
 * unclear, and is empty if the words name no day.
 */
function weekdayDate(
  { before = '', long, short, plural, after = '', date, day }: Partial<Record<string, string>>,
  base: string,
  today: string,
): (string | null)[] {
  if (plural || /los|pasado|desde|no /u.test(`${before} ${after}`)) return [];
  const weekday = long ? WEEKDAYS.indexOf(long) : SHORT_WEEKDAYS.indexOf(short ?? '');
  if (date) {
    const read = writtenDate(date, today);
    return [read !== null && weekdayOf(read) === weekday ? read : null];
  }
  const next = addDays(base, (weekday - weekdayOf(base) + 7) % 7);
  if (day) {
    const dated = datedWeekday(Number(day), next, today);
    if (dated !== undefined) return [dated];
  }
  if (!/prox|viene/u.test(`${before} ${after}`)) return [coming(next, today)];
  // On a Monday 'el próximo jueves' may be the day after three days or after ten.
  if (next === base) return [coming(addDays(base, 7), today)];
  const isThisWeek = (weekday + 6) % 7 > (weekdayOf(base) + 6) % 7;
  return [isThisWeek ? null : coming(next, today)];
}

/**
 * Returns the date of a weekday that is followed by a number, as in 'jueves 26'. Returns null if the date is past or
 * does not exist, and undefined if the number may be an hour.
 */
function datedWeekday(day: number, next: string, today: string): string | null | undefined {
  const weeks = [0, 7, 14, 21, 28].map((days) => addDays(next, days));
  const isDay = (date: string) => Number(date.slice(8)) === day;
  const dated = weeks.find((date) => isDay(date) && date <= addDays(today, MONTH_MAX));
  if (dated) return dated;
  const isPast = weeks.some((_, index) => isDay(addDays(next, -7 * (index + 1))));
  return isPast || day > 23 ? null : undefined;
}

/**
 * Returns an array with a date that has no weekday, or with null if the date is past or too far ahead. The array is
 * empty if the text may be a count or a score.
 */
function loneDate({ 0: text, index }: RegExpExecArray, line: string, today: string) {
  const isDigits = /^[\d/-]+$/u.test(text);
  const hasYear = /\d[/-]\d+[/-]\d/u.test(text);
  if (isDigits && !hasYear) {
    const isBracketed = line[index - 1] === '(' && line[index + text.length] === ')';
    const isPlaced = BEFORE_DATE.test(line.slice(0, index)) || CLOCK.test(line);
    const isScore = /^[^0]+-[1-9]$/u.test(text);
    if (isBracketed || !isPlaced || isScore || COUNTED.test(line)) return [];
  }
  return [writtenDate(text, today)];
}

/** Returns a date in digits or with the name of its month; null if it is past, too far ahead or does not exist. */
function writtenDate(text: string, today: string): string | null {
  const digits = text
    .replace(/ (?:del? )?(20\d{2})$/u, '/$1')
    .replace(/[ -](?:de )?([a-z]{3})[a-z]*/u, (_, name: string) => {
      return `/${MONTHS.indexOf(name === 'set' ? 'sep' : name) + 1}`;
    });
  const read = readDate(digits, today);
  return read.ok ? coming(read.value, today) : null;
}

function coming(date: string, today: string): string | null {
  return date >= today && date <= addDays(today, AHEAD_MAX) ? date : null;
}

/** Returns the day on which a chat message was sent; null if its date can be read in two ways, or is old. */
function stampDate(stamp: string, today: string): string | null {
  const [, one = '', two = '', three = ''] =
    /(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})/u.exec(stamp) ?? [];
  const year = (text: string) => text.padStart(4, '20');
  const month = (text: string) => text.padStart(2, '0');
  const readings =
    one.length === 4
      ? [`${one}-${month(two)}-${month(three)}`]
      : [
          `${year(three)}-${month(two)}-${month(one)}`,
          `${year(three)}-${month(one)}-${month(two)}`,
        ];
  const fitting = readings.filter(
    (date) => isPlainDate(date) && date <= today && date >= addDays(today, -STAMP_AGE_MAX),
  );
  return new Set(fitting).size === 1 ? (fitting[0] ?? null) : null;
}
