/**
 * A search finds a match by the text on its card. The query is compared with weekday, date and time as one line, with
 * the location before and after it; case and accents do not count. The beginning of an id also finds its match: at
 * least four characters, because ids are random and a shorter query would match some by chance, or any number of
 * characters after '#'.
 */
import { longDate } from '../time/dates.ts';
import { searchFor } from '../text/sort-key.ts';

const ID_BEGINNING_MIN = 4;

type Searched = { id: string; location: string; date: string; time: string };

/** Returns a predicate that tells whether a match satisfies the search query. */
export function searchMatches(query: string): (match: Searched) => boolean {
  const isIn = searchFor(query);
  const idBeginning = idBeginningIn(query.trim());
  return ({ id, location, date, time }) =>
    isIn(`${location} ${longDate(date)} ${time} ${location}`) ||
    (idBeginning !== null && id.toLowerCase().startsWith(idBeginning));
}

/** Returns the part of the query that may be the beginning of a match id, in lower case; null if the query has none. */
function idBeginningIn(query: string): string | null {
  const [, mark, typed = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  return typed.length >= (mark ? 1 : ID_BEGINNING_MIN) ? typed.toLowerCase() : null;
}
