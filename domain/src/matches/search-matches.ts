/**
 * Searching matches (docs/decisions/056): a match is found by what its card shows. The query is matched against
 * weekday, date and time as one line, with the location before and after; case and accents do not count. An id is
 * found by its beginning, four characters at least, or by any beginning after '#': ids are random, and a short query
 * would match some by chance.
 */
import { longDate, weekdayName } from '../time/dates.ts';
import { searchFor, searchText } from '../text/sort-key.ts';

const ID_BEGINNING_MIN = 4;

type Searched = { id: string; location: string; date: string; time: string };

/** What matches have in common that differ only in their date; `weekday`: 0 Sunday to 6 Saturday. */
export type MatchSlot = { location: string; weekday: number; time: string };

/** A search, and what finds its matches without looking at each. */
export type MatchSearch = {
  isFound: (match: Searched) => boolean;
  /** Whether all matches of a slot are found, whatever their dates. */
  isSlotFound: (slot: MatchSlot) => boolean;
  /** Any other match is found by a date that shows one of these (26/11/2026), */
  inDates: string[];
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
    inDates: searchText(query).match(/[0-9/]+/g) ?? [],
    idBeginning,
  };
}

function idBeginningIn(query: string): string | null {
  const [, mark, typed = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  return typed.length >= (mark ? 1 : ID_BEGINNING_MIN) ? typed.toLowerCase() : null;
}
