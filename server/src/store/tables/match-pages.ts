import { counted, type CountedMatch } from './counted-matches.ts';
import type { MatchRow } from './matches.ts';
import { prepared } from '../prepared.ts';
import type { Reader } from '../transaction.ts';

/** Newest first: by date and time, or by creation. */
export type MatchOrder = 'date' | 'created';

/** The position of a match in either order. */
export type MatchPosition = Pick<MatchRow, 'date' | 'time' | 'created_at'>;

/** The user's matches in order, from the first after a position, at most `limit`. */
export async function matchPage(
  db: Reader,
  userId: string,
  page: { order: MatchOrder; after: MatchPosition | null; limit: number },
  now: string,
): Promise<CountedMatch[]> {
  const { order, after, limit } = page;
  const first = { userId, limit, now };
  if (after) return PAGES[order].next(db, { ...first, ...after });
  return PAGES[order].first(db, first);
}

type Page = { userId: string; limit: number; now: string };

const PAGES = {
  date: {
    first: prepared((db: Reader, page: Page) => byDate(db, page)),
    next: prepared((db: Reader, page: Page & MatchPosition) =>
      byDate(db, page).where((eb) =>
        eb(
          eb.refTuple('matches.date', 'matches.time', 'matches.created_at'),
          '<',
          eb.tuple(page.date, page.time, page.created_at),
        ),
      ),
    ),
  },
  created: {
    first: prepared((db: Reader, page: Page) => byCreation(db, page)),
    next: prepared((db: Reader, page: Page & MatchPosition) =>
      byCreation(db, page).where('matches.created_at', '<', page.created_at),
    ),
  },
};

function byDate(db: Reader, page: Page) {
  return unordered(db, page)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc');
}

function byCreation(db: Reader, page: Page) {
  return unordered(db, page).orderBy('matches.created_at', 'desc');
}

function unordered(db: Reader, { userId, limit, now }: Page) {
  return counted(db, userId, now).limit(limit);
}

export async function countMatches(db: Reader, userId: string): Promise<number> {
  const [row] = await selectCount(db, { userId });
  return row?.count ?? 0;
}

const selectCount = prepared((db: Reader, { userId }: { userId: string }) =>
  db.selectFrom('users').select('match_count as count').where('user_id', '=', userId),
);

/** Those that are completed by their stored status, or by the clock: over, which they are if they began by `overSince`. */
export async function countCompleted(
  db: Reader,
  userId: string,
  overSince: string,
): Promise<number> {
  const [row] = await selectCompleted(db, { userId, overSince });
  return row?.count ?? 0;
}

const selectCompleted = prepared(
  (db: Reader, { userId, overSince }: { userId: string; overSince: string }) =>
    db
      .selectFrom('matches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where((eb) =>
        eb.or([
          eb('status', '=', 'completado'),
          eb.and([
            eb('status', 'is', null),
            eb('is_recurring', '=', 0),
            eb('starts_at', '<=', overSince),
          ]),
        ]),
      ),
);

/** The searchable columns of the user's matches, in order. */
export async function searchableMatches(db: Reader, userId: string, order: MatchOrder) {
  const query = db
    .selectFrom('matches')
    .select(['match_id', 'location', 'date', 'time', 'created_at'])
    .where('user_id', '=', userId);
  if (order === 'created') return query.orderBy('created_at', 'desc').execute();
  return query
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** These matches of the user, in the order of their ids as given. */
export async function matchesById(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
  now: string,
): Promise<CountedMatch[]> {
  if (matchIds.length === 0) return [];
  const rows = await counted(db, userId, now).where('matches.match_id', 'in', matchIds).execute();
  const byId = new Map(rows.map((row) => [row.match_id, row]));
  return matchIds.flatMap((id) => byId.get(id) ?? []);
}

/** The matches nearest to a day: `upcoming` from it on, and `past` before it; newest date first. */
export async function matchesAround(
  db: Reader,
  userId: string,
  { day, upcoming, past }: { day: string; upcoming: number; past: number },
  now: string,
): Promise<CountedMatch[]> {
  const [coming, earlier] = await Promise.all([
    selectComing(db, { userId, day, limit: upcoming, now }),
    selectEarlier(db, { userId, day, limit: past, now }),
  ]);
  return [...coming.toReversed(), ...earlier];
}

type Around = Page & { day: string };

const selectComing = prepared((db: Reader, page: Around) =>
  unordered(db, page)
    .where('matches.date', '>=', page.day)
    .orderBy('matches.date')
    .orderBy('matches.time')
    .orderBy('matches.created_at'),
);

const selectEarlier = prepared((db: Reader, page: Around) =>
  byDate(db, page).where('matches.date', '<', page.day),
);
