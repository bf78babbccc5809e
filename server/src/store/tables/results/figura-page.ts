import type { Figura } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import type { MatchPosition } from '../matches/match-pages.ts';
import { figurasOf, countedTotals, type FiguraPlayer } from './figura-totals.ts';

export type FiguraPage = {
  /** The matches of the page, each with its figura; null if the match has votes but no figura. */
  matches: (MatchPosition & { figura: (Figura<FiguraPlayer> & { matchId: string }) | null })[];
  /** Number of matches on all pages. */
  total: number;
};

/**
 * Returns at most `limit` matches with votes, newest match first. `after` is the last match of the previous page; null
 * for the first page. With `listId` only the matches of this list count.
 */
export async function figuraPage(
  db: Reader,
  userId: string,
  { after, limit, listId }: FigurasWanted,
): Promise<FiguraPage> {
  const matches = await newest(db, userId, { after, listId }).limit(limit).execute();
  const all = countedTotals(db, userId).select((eb) =>
    eb.fn.count<number>('total.match_id').distinct().as('total'),
  );
  const counted = listId === undefined ? all : all.where('matches.list_id', '=', listId);
  const { total } = await counted.executeTakeFirstOrThrow();
  const ids = matches.map(({ match_id }) => match_id);
  const figuras = new Map(
    (await figurasOf(db, userId, ids)).map((figura) => [figura.matchId, figura]),
  );
  const withFigura = matches.map((position) => {
    return { ...position, figura: figuras.get(position.match_id) ?? null };
  });
  return { matches: withFigura, total };
}

type FigurasWanted = { after: MatchPosition | null; limit: number; listId?: string | undefined };

/**
 * Selects the matches with totals of votes, newest first: all of them, or those that come after the match `after` in
 * this order.
 */
function newest(db: Reader, userId: string, { after, listId }: Omit<FigurasWanted, 'limit'>) {
  const all = countedTotals(db, userId)
    .select(['total.match_id', 'matches.date', 'matches.time', 'matches.created_at'])
    .distinct()
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .orderBy('total.match_id', 'desc');
  const matches = listId === undefined ? all : all.where('matches.list_id', '=', listId);
  if (!after) return matches;
  return matches.where((eb) =>
    eb(
      eb.refTuple('matches.date', 'matches.time', 'matches.created_at', 'total.match_id'),
      '<',
      eb.tuple(after.date, after.time, after.created_at, after.match_id),
    ),
  );
}
