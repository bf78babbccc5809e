import { sql } from 'kysely';
import { counted, type CountedMatch } from './counted-matches.ts';
import { clockAt, matchesAsJson, type MatchJson } from './match-json.ts';
import type { MatchRow } from './matches.ts';
import { prepared, preparedTexts } from '../prepared.ts';
import type { Reader } from '../transaction.ts';

/** Newest first: by date and time, or by creation. */
export type MatchOrder = keyof typeof MATCH_ORDERS;

export const MATCH_ORDERS = {
  date: ['date', 'time', 'created_at'],
  created: ['created_at'],
} as const;

/** The position of a match in either order. */
export type MatchPosition = Pick<MatchRow, 'date' | 'time' | 'created_at'>;

/**
 * The JSON of the user's matches in order, from the first after a position, at most `limit`, and how many matches the
 * user has.
 */
export async function matchPage(
  db: Reader,
  userId: string,
  page: { order: MatchOrder; after: MatchPosition | null; limit: number },
  time: number,
): Promise<{ matches: MatchJson[]; total: number }> {
  const { order, after, limit } = page;
  const first = { userId, limit, ...clockAt(time) };
  const rows = after
    ? await PAGES[order].next(db, { ...first, ...after })
    : await PAGES[order].first(db, first);
  const total = rows[0]?.total ?? (after ? await countMatches(db, userId) : 0);
  return { matches: rows, total };
}

type Page = { userId: string; limit: number; now: string; overBefore: string };

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

/** SQLite prepares a statement anew whenever a parameter that is its limit by itself is bound. */
export const atMost = (limit: number) => sql<number>`${limit} + 0`;

function byDate(db: Reader, page: Page) {
  return unordered(db, page)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc');
}

function byCreation(db: Reader, page: Page) {
  return unordered(db, page).orderBy('matches.created_at', 'desc');
}

function unordered(db: Reader, { userId, limit, now, overBefore }: Page) {
  return matchesAsJson(db, userId, { now, overBefore })
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('match_count')
        .where('users.user_id', '=', userId)
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .limit(atMost(limit));
}

async function countMatches(db: Reader, userId: string): Promise<number> {
  const [row] = await selectCount(db, { userId });
  return row?.count ?? 0;
}

const selectCount = prepared((db: Reader, { userId }: { userId: string }) =>
  db.selectFrom('users').select('match_count as count').where('user_id', '=', userId),
);

/** The JSON of these matches of the user, in the order of their ids as given. */
export async function matchesById(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
  time: number,
): Promise<MatchJson[]> {
  if (matchIds.length === 0) return [];
  const rows = await selectByIds(db, matchIds, { userId, ...clockAt(time) });
  const byId = new Map(rows.map((row) => [row.match_id, row]));
  return matchIds.flatMap((id) => byId.get(id) ?? []);
}

const selectByIds = preparedTexts((db, matchIds, clocked: Omit<Page, 'limit'>) =>
  matchesAsJson(db, clocked.userId, clocked)
    .select('matches.match_id')
    .where('matches.match_id', 'in', matchIds),
);

/** Goals of each side, if it has a result. */
export type PlayedMatch = CountedMatch & {
  goals_claro: number | null;
  goals_oscuro: number | null;
};

/** The matches nearest to a day: `upcoming` from it on, and `past` before it; newest date first. */
export async function matchesAround(
  db: Reader,
  userId: string,
  { day, upcoming, past }: { day: string; upcoming: number; past: number },
  now: string,
): Promise<PlayedMatch[]> {
  const [coming, earlier] = await Promise.all([
    selectComing(db, { userId, day, limit: upcoming, now }),
    selectEarlier(db, { userId, day, limit: past, now }),
  ]);
  return [...coming.toReversed(), ...earlier];
}

type Around = { userId: string; day: string; limit: number; now: string };

const selectComing = prepared((db: Reader, { userId, day, limit, now }: Around) =>
  withResult(db, userId, now)
    .where('matches.date', '>=', day)
    .orderBy('matches.date')
    .orderBy('matches.time')
    .orderBy('matches.created_at')
    .limit(atMost(limit)),
);

const selectEarlier = prepared((db: Reader, { userId, day, limit, now }: Around) =>
  withResult(db, userId, now)
    .where('matches.date', '<', day)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .limit(atMost(limit)),
);

function withResult(db: Reader, userId: string, now: string) {
  return counted(db, userId, now)
    .leftJoin('results', (join) =>
      join
        .onRef('results.user_id', '=', 'matches.user_id')
        .onRef('results.match_id', '=', 'matches.match_id'),
    )
    .select(['results.claro as goals_claro', 'results.oscuro as goals_oscuro']);
}
