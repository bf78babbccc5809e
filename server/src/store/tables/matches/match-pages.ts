import { counted, type CountedMatch, type MatchRow } from './matches.ts';
import type { Reader } from '../../store.ts';

/** Type of an order of matches, newest first: by date and time, or by creation. */
export type MatchOrder = 'date' | 'created';

/**
 * Type of the values by which matches are ordered, the id last. They identify the match after which the next page
 * begins. Two matches of a user may have the same time of creation, because a list may come from another user.
 */
export type MatchPosition = Pick<MatchRow, 'date' | 'time' | 'created_at' | 'match_id'>;

/** Type of a page of matches; with `listId` only those of this list. */
export type MatchPage = {
  order: MatchOrder;
  after: MatchPosition | null;
  limit: number;
  listId?: string | undefined;
};

/**
 * Returns at most `limit` matches of the user in the given order. `after` is the last match of the previous page; null
 * for the first page.
 */
export async function matchPage(
  db: Reader,
  userId: string,
  { order, after, limit, listId }: MatchPage,
  now: string,
): Promise<CountedMatch[]> {
  let page = counted(db, userId, now);
  if (listId !== undefined) page = page.where('matches.list_id', '=', listId);
  if (order === 'created') {
    if (after) {
      page = page.where((eb) =>
        eb(
          eb.refTuple('matches.created_at', 'matches.match_id'),
          '<',
          eb.tuple(after.created_at, after.match_id),
        ),
      );
    }
    return page
      .orderBy('matches.created_at', 'desc')
      .orderBy('matches.match_id', 'desc')
      .limit(limit)
      .execute();
  }
  if (after) {
    page = page.where((eb) =>
      eb(
        eb.refTuple('matches.date', 'matches.time', 'matches.created_at', 'matches.match_id'),
        '<',
        eb.tuple(after.date, after.time, after.created_at, after.match_id),
      ),
    );
  }
  return page
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .orderBy('matches.match_id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns these matches of the user in the order of `matchIds`. Ids without a match are skipped. */
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

/**
 * Type of the columns of a match that a search compares with its query, and the columns by which matches are ordered.
 */
export type SearchedMatch = MatchPosition & Pick<MatchRow, 'location'>;

/** Returns all matches of the user with the columns that a search compares, newest first by the given order. */
export async function searchedMatches(
  db: Reader,
  userId: string,
  order: MatchOrder,
  listId?: string,
): Promise<SearchedMatch[]> {
  const all = db
    .selectFrom('matches')
    .select(['match_id', 'location', 'date', 'time', 'created_at'])
    .where('user_id', '=', userId);
  const matches = listId === undefined ? all : all.where('list_id', '=', listId);
  if (order === 'created')
    return matches.orderBy('created_at', 'desc').orderBy('match_id', 'desc').execute();
  return matches
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('match_id', 'desc')
    .execute();
}

/** Type of a match with the goals of each side, which are null without a result. */
export type PlayedMatch = CountedMatch & {
  goals_claro: number | null;
  goals_oscuro: number | null;
  /** Time at which the night was finished; null for a night that is not, and for a match of two teams. */
  finished_at: string | null;
  /**
   * Number of scores that players have proposed. Proposals stay when players agree, until the organiser sets the
   * result.
   */
  proposal_count: number;
};

type MatchesAround = { day: string; upcoming: number; past: number; listId?: string | undefined };

/**
 * Returns the matches nearest to a day: at most `upcoming` matches on that day or later, and at most `past` matches
 * before. They are ordered by date, newest first.
 */
export async function matchesAround(
  db: Reader,
  userId: string,
  { day, upcoming, past, listId }: MatchesAround,
  now: string,
): Promise<PlayedMatch[]> {
  const all = withResult(db, userId, now);
  const matches = listId === undefined ? all : all.where('matches.list_id', '=', listId);
  const coming = await matches
    .where('matches.date', '>=', day)
    .orderBy('matches.date')
    .orderBy('matches.time')
    .orderBy('matches.created_at')
    .orderBy('matches.match_id')
    .limit(upcoming)
    .execute();
  const earlier = await matches
    .where('matches.date', '<', day)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .orderBy('matches.match_id', 'desc')
    .limit(past)
    .execute();
  return [...coming.toReversed(), ...earlier];
}

function withResult(db: Reader, userId: string, now: string) {
  return counted(db, userId, now)
    .leftJoin('results', (join) =>
      join
        .onRef('results.user_id', '=', 'matches.user_id')
        .onRef('results.match_id', '=', 'matches.match_id'),
    )
    .leftJoin('finished_nights', (join) =>
      join
        .onRef('finished_nights.user_id', '=', 'matches.user_id')
        .onRef('finished_nights.match_id', '=', 'matches.match_id'),
    )
    .select(['results.claro as goals_claro', 'results.oscuro as goals_oscuro'])
    .select('finished_nights.finished_at')
    .select((eb) =>
      eb
        .selectFrom('score_proposals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('score_proposals.user_id', '=', userId)
        .whereRef('score_proposals.match_id', '=', 'matches.match_id')
        .$asScalar()
        .$notNull()
        .as('proposal_count'),
    );
}
