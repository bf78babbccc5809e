/**
 * Searching matches (docs/decisions/056): a match is found by what its card shows. The query is matched against
 * weekday, date and time as one line, with the location before and after; case and accents do not count. An id is
 * found by its beginning, four characters at least, or by any beginning after '#': ids are random, and a short query
 * would match some by chance.
 */
import { addDays, longDate, weekdayName } from '../time/dates.ts';
import { searchFor, searchText } from '../text/sort-key.ts';

const ID_BEGINNING_MIN = 4;

type Searched = { id: string; location: string; date: string; time: string };

/** What matches have in common that differ only in their date; `weekday`: 0 Sunday to 6 Saturday. */
export type MatchSlot = { location: string; weekday: number; time: string };

/**
 * A text that a date shows, and where its dates are looked for: in years that begin so, and on these days (11-26) of
 * any year, or on all.
 */
export type DateSearch = { text: string; year: string; days: string[] | null };

/** A search, and what finds its matches without looking at each. */
export type MatchSearch = {
  isFound: (match: Searched) => boolean;
  /** Whether all matches of a slot are found, whatever their dates. */
  isSlotFound: (slot: MatchSlot) => boolean;
  /** Any other match is found by a date that shows one of these (26/11/2026), */
  inDates: DateSearch[];
  /** or by an id that begins with this, in lower or upper case. */
  idBeginning: string | null;
};

export function searchMatches(query: string): MatchSearch {
  const stands = searchFor(query);
  const idBeginning = idBeginningIn(query.trim());
  return {
    isFound: ({ id, location, date, time }) =>
      stands(`${location} ${longDate(date)} ${time} ${location}`) ||
      (idBeginning !== null && id.toLowerCase().startsWith(idBeginning)),
    isSlotFound: ({ location, weekday, time }) =>
      stands(`${location} ${weekdayName(weekday)}`) || stands(`${time} ${location}`),
    inDates: dateSearches(searchText(query)),
    idBeginning,
  };
}

const LEAP_YEAR = '2024-01-01';
/** As dates show them: 26/11. */
const DAYS = Array.from({ length: 366 }, (_, day) => {
  const [month = '', date = ''] = addDays(LEAP_YEAR, day).slice(5).split('-');
  return `${date}/${month}/`;
});
const YEAR_AT = 6;
const DATE_LENGTH = 10;
/** A text that so few days show is about days, not about a month. */
const DAYS_MAX = 3;

/** What stands in a date stands there as a whole, and beside it is a blank: before the date, or behind it. */
const IN_DATE = /(?<=^| )[0-9/]{1,10}(?= |$)/g;

function dateSearches(query: string): DateSearch[] {
  return [...query.matchAll(IN_DATE)].flatMap(({ 0: text, index }) => {
    const last = DATE_LENGTH - text.length;
    const [isFirst, isLast] = [index > 0, index + text.length < query.length];
    const starts = Array.from({ length: last + 1 }, (_, start) => start).filter(
      (start) => (!isFirst || start === 0) && (!isLast || start === last),
    );
    return unique(starts.flatMap((start) => dateSearchAt(text, start)));
  });
}

/** The dates in which a text stands from one place on. */
function dateSearchAt(text: string, start: number): DateSearch[] {
  const inDay = text.slice(0, Math.max(0, YEAR_AT - start));
  const inYear = text.slice(inDay.length);
  if (inYear.includes('/')) return [];
  if (inDay === '') return [{ text, year: start === YEAR_AT ? inYear : '', days: null }];
  const days = DAYS.filter((day) => day.startsWith(inDay, start));
  if (days.length === 0) return [];
  if (inYear !== '' && days.length > DAYS_MAX) return [{ text, year: inYear, days: null }];
  return [{ text, year: '', days: days.map((day) => `${day.slice(3, 5)}-${day.slice(0, 2)}`) }];
}

/** Where all dates are looked at, once is enough. */
function unique(searches: DateSearch[]): DateSearch[] {
  const ofAll = searches.find(({ year, days }) => year === '' && days === null);
  return ofAll ? [ofAll] : searches;
}

function idBeginningIn(query: string): string | null {
  const [, mark, typed = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  return typed.length >= (mark ? 1 : ID_BEGINNING_MIN) ? typed.toLowerCase() : null;
}
