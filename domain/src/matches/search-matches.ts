/**
 * Searching matches (docs/decisions/056): a match is found by what its card shows. The query is matched against
 * weekday, date and time as one line, with the location before and after; case and accents do not count. An id is
 * found by its beginning, four characters at least, or by any beginning after '#': ids are random, and a short query
 * would match some by chance.
 */
import { longDate } from '../time/dates.ts';
import { searchFor } from '../text/sort-key.ts';

const ID_BEGINNING_MIN = 4;

type Searched = { id: string; location: string; date: string; time: string };

/** Returns what tells whether a query finds a match. */
export function searchMatches(query: string): (match: Searched) => boolean {
  const isIn = searchFor(query);
  const idBeginning = idBeginningIn(query.trim());
  return ({ id, location, date, time }) =>
    isIn(`${location} ${longDate(date)} ${time} ${location}`) ||
    (idBeginning !== null && id.toLowerCase().startsWith(idBeginning));
}

/** Returns the beginning of an id that a query names, in lower case; null when it names none. */
function idBeginningIn(query: string): string | null {
  const [, mark, typed = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  return typed.length >= (mark ? 1 : ID_BEGINNING_MIN) ? typed.toLowerCase() : null;
}
