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

/** Returns a predicate: whether a match is found. */
export function searchForMatch(query: string): (match: Searched) => boolean {
  const stands = searchFor(query);
  const isIdMeant = searchForId(query.trim());
  return ({ id, location, date, time }) =>
    stands(`${location} ${longDate(date)} ${time} ${location}`) || isIdMeant(id);
}

function searchForId(query: string): (id: string) => boolean {
  const [, mark, typed = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  const beginning = typed.toLowerCase();
  const isEnough = beginning.length >= (mark ? 1 : ID_BEGINNING_MIN);
  return (id) => isEnough && id.toLowerCase().startsWith(beginning);
}
