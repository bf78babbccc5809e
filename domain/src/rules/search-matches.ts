/*
 * Searching matches (decisions.md, "history"): a match is found by what its card shows. The query stands in its
 * weekday, date and time, read as one line with its place before and after; case and accents do not count. Its
 * id is found by its beginning, four characters at least, or by any beginning after '#': ids are random, and a
 * short query would hit some by chance.
 */
import { longDate } from '../text/dates.ts';
import { matchesSearch } from '../text/sort-key.ts';

const ID_BEGINNING_MIN = 4;

export function isMatchFound(
  match: { id: string; location: string; date: string; time: string },
  query: string,
): boolean {
  const line = `${match.location} ${longDate(match.date)} ${match.time} ${match.location}`;
  return matchesSearch(line, query) || isIdMeant(match.id, query.trim());
}

function isIdMeant(id: string, query: string): boolean {
  const [, mark, beginning = ''] = /^(?:partido\s*)?(#?)(.*)$/i.exec(query) ?? [];
  if (beginning.length < (mark ? 1 : ID_BEGINNING_MIN)) return false;
  return id.toLowerCase().startsWith(beginning.toLowerCase());
}
