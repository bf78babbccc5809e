import type { DateSearch } from '@picadito/domain';
import { sql, type RawBuilder } from 'kysely';
import { preparedTexts } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { clockAt, matchesAsJson, type MatchJson } from '../match-json.ts';
import { atMost, MATCH_ORDERS, type MatchOrder, type MatchPosition } from '../match-pages.ts';

/** Where a date as people read it (26/11/2026) shows a text. */
type Shown = { shown: string; from: string; to: string };

export function shownBy({ text, year }: DateSearch): Shown {
  return { shown: `%${text}%`, from: year, to: `${year}~` };
}

/** On these days of any year, or of no days in a range of dates: each has an index. */
export function isShown(days: readonly string[], { shown, from, to }: Shown) {
  const date = sql`substr(date, 9, 2) || '/' || substr(date, 6, 2) || '/' || substr(date, 1, 4)`;
  const where =
    days.length > 0
      ? sql`substr(date, 6) in (${sql.join(days)})`
      : sql`date >= ${from} and date < ${to}`;
  return sql<boolean>`(${date}) like ${shown} and ${where}`;
}

/** The JSON of a page of the matches whose date shows a text, and how many there are. */
export async function pageOfDate(
  db: Reader,
  userId: string,
  date: DateSearch,
  page: { order: MatchOrder; after: MatchPosition | null; limit: number },
  time: number,
): Promise<{ matches: MatchJson[]; total: number }> {
  const { order, after, limit } = page;
  const first = { userId, limit, ...clockAt(time), ...shownBy(date) };
  const days = date.days ?? [];
  const rows = after
    ? await PAGES[order].next(db, days, { ...first, ...after })
    : await PAGES[order].first(db, days, first);
  const counted =
    after && rows.length === 0 ? await PAGES[order].first(db, days, { ...first, limit: 1 }) : rows;
  return { matches: rows, total: counted[0]?.total ?? 0 };
}

type Page = { userId: string; limit: number; now: string; overBefore: string } & Shown;

const PAGES = { date: pagesBy('date'), created: pagesBy('created') };

function pagesBy(order: MatchOrder) {
  const columns = MATCH_ORDERS[order];
  return {
    first: preparedTexts((db, days, page: Page) => pageBy(db, keysOf(order, days), days, page)),
    next: preparedTexts((db, days, page: Page & MatchPosition) => {
      const keys = keysOf(order, days);
      const position = columns.map((column) => page[column]);
      return pageBy(db, keys, days, page).where(
        sql<boolean>`(${sql.join(keys)}) < (${sql.join(position)})`,
      );
    }),
  };
}

/** Days are found by their index: values have none, whose order might be followed instead. */
function keysOf(order: MatchOrder, days: readonly string[]) {
  const columns = MATCH_ORDERS[order].map((column) => sql.ref(`matches.${column}`));
  return days.length > 0 ? columns.map((column) => sql`(${column} || '')`) : columns;
}

function pageBy(
  db: Reader,
  keys: readonly RawBuilder<unknown>[],
  days: readonly string[],
  page: Page,
) {
  const query = matchesAsJson(db, page.userId, page)
    .select((eb) =>
      eb
        .selectFrom('matches')
        // of all alone SQLite reads the user's dates, in an index that has no ids
        .select(({ fn }) =>
          (days.length > 0 ? fn.count<number>('match_id') : fn.countAll<number>()).as('count'),
        )
        .where('user_id', '=', page.userId)
        .where(isShown(days, page))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where(isShown(days, page))
    .limit(atMost(page.limit));
  return keys.reduce((sorted, key) => sorted.orderBy(key, 'desc'), query);
}
