import type { Figura } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import type { MatchPosition } from '../matches/match-pages.ts';
import { figurasOf, countedTotals, type FiguraPlayer } from './figura-totals.ts';

export type FiguraPage = {
  figuras: (Figura<FiguraPlayer> & { matchId: string })[];
  /** Last match of the page, after which the next page begins; null on the last page. */
  last: MatchPosition | null;
  /** Number of matches on all pages. */
  total: number;
};

/**
 * Returns la figura of at most `limit` matches that have one, newest match first. `after` is the last match of the
 * previous page; null for the first page.
 */
export async function figuraPage(
  db: Reader,
  userId: string,
  { after, limit }: { after: MatchPosition | null; limit: number },
): Promise<FiguraPage> {
  const matches = await newest(db, userId, after)
    .limit(limit + 1)
    .execute();
  const { total } = await countedTotals(db, userId)
    .select((eb) => eb.fn.count<number>('total.match_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const page = matches.slice(0, limit);
  if (page.length === 0) return { figuras: [], last: null, total };
  const ids = page.map(({ match_id }) => match_id);
  const figuras = await figurasOf(db, userId, ids);
  return { figuras, last: matches.length > limit ? (page.at(-1) ?? null) : null, total };
}

/**
 * Selects the matches with totals of votes, newest first: all of them, or those that come after the match `after` in
 * this order.
 */
function newest(db: Reader, userId: string, after: MatchPosition | null) {
  const matches = countedTotals(db, userId)
    .select(['total.match_id', 'matches.date', 'matches.time', 'matches.created_at'])
    .distinct()
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc');
  if (!after) return matches;
  return matches.where((eb) =>
    eb(
      eb.refTuple('matches.date', 'matches.time', 'matches.created_at'),
      '<',
      eb.tuple(after.date, after.time, after.created_at),
    ),
  );
}
