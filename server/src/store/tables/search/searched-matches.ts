import type { DateSearch } from '@picadito/domain';
import { sql, type RawBuilder } from 'kysely';
import { MATCH_ORDERS, type MatchOrder, type MatchPosition } from '../match-pages.ts';
import { isShown, shownBy } from './date-pages.ts';
import type { MatchRow } from '../matches.ts';
import { preparedTexts } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';

export type SearchedMatch = Pick<
  MatchRow,
  'match_id' | 'location' | 'date' | 'time' | 'created_at'
>;

type Page = { after: MatchPosition | null; limit: number };

/** What a search looks at, in order, from the first match after a position, at most `limit`. */
export async function searchedPage(
  db: Reader,
  userId: string,
  order: MatchOrder,
  page: Page,
): Promise<SearchedMatch[]> {
  const columns = MATCH_ORDERS[order].map((column) => sql.ref(column));
  return inOrder(searched(db, userId), columns, order, page).execute();
}

/** The same of the matches of these locations and times, which are found by their index: values have none. */
export async function searchedPageOfPlaces(
  db: Reader,
  userId: string,
  order: MatchOrder,
  { locations, times, ...page }: Page & { locations: string[]; times: string[] },
): Promise<SearchedMatch[]> {
  const values = MATCH_ORDERS[order].map((column) => sql`(${sql.ref(column)} || '')`);
  const ofPlaces = searched(db, userId)
    .where('location', 'in', locations)
    .where('time', 'in', times);
  return inOrder(ofPlaces, values, order, page).execute();
}

function inOrder(
  query: ReturnType<typeof searched>,
  keys: RawBuilder<unknown>[],
  order: MatchOrder,
  { after, limit }: Page,
) {
  const position = after && MATCH_ORDERS[order].map((column) => after[column]);
  const from = position
    ? query.where(sql<boolean>`(${sql.join(keys)}) < (${sql.join(position)})`)
    : query;
  return keys.reduce((sorted, key) => sorted.orderBy(key, 'desc'), from).limit(limit);
}

/** The matches whose date shows a text. */
export async function matchesOfDate(
  db: Reader,
  userId: string,
  date: DateSearch,
): Promise<SearchedMatch[]> {
  return selectOfDate(db, date.days ?? [], { userId, ...shownBy(date) });
}

const selectOfDate = preparedTexts(
  (db, days, values: { userId: string } & ReturnType<typeof shownBy>) =>
    searched(db, values.userId).where(isShown(days, values)),
);

const INDEXED_LETTERS = 4;
/** The letters of ids end before it. */
const LAST = '~';

/** The matches whose ids may begin like this, in lower or upper case: as many ranges of ids as there are spellings. */
export async function matchesOfIds(
  db: Reader,
  userId: string,
  beginning: string,
): Promise<SearchedMatch[]> {
  if (!/^[\w-]+$/.test(beginning)) return [];
  const found = await Promise.all(
    spellings(beginning.slice(0, INDEXED_LETTERS)).map((spelling) =>
      searched(db, userId)
        .where('match_id', '>=', spelling)
        .where('match_id', '<', spelling + LAST)
        .execute(),
    ),
  );
  return found.flat();
}

function spellings(text: string): string[] {
  return [...text].reduce(
    (begun, letter) => {
      const both = new Set([letter.toLowerCase(), letter.toUpperCase()]);
      return begun.flatMap((start) => [...both].map((next) => start + next));
    },
    [''],
  );
}

function searched(db: Reader, userId: string) {
  return db
    .selectFrom('matches')
    .select(['match_id', 'location', 'date', 'time', 'created_at'])
    .where('user_id', '=', userId);
}
