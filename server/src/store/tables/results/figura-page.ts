import type { Figura } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import type { MatchPosition } from '../match-pages.ts';
import { figurasOf, standingTotals, type FiguraPlayer } from './figura-totals.ts';

export type FiguraPage = {
  figuras: (Figura<FiguraPlayer> & { matchId: string })[];
  /** Where the page ends; null on the last. */
  last: MatchPosition | null;
  /** Of all pages. */
  total: number;
};

/** Returns la figura of matches that have one, the newest first, from the first after a position, at most `limit`. */
export async function figuraPage(
  db: Reader,
  userId: string,
  { after, limit }: { after: MatchPosition | null; limit: number },
): Promise<FiguraPage> {
  const first = { userId, limit: limit + 1 };
  const matches = await (after ? selectNext(db, { ...first, ...after }) : selectFirst(db, first));
  const [count] = await selectCount(db, { userId });
  const page = matches.slice(0, limit);
  const total = count?.total ?? 0;
  if (page.length === 0) return { figuras: [], last: null, total };
  const ids = page.map(({ match_id }) => match_id);
  const figuras = await figurasOf(db, userId, ids);
  return { figuras, last: matches.length > limit ? (page.at(-1) ?? null) : null, total };
}

type OfUser = { userId: string };
type Page = OfUser & { limit: number };

const selectFirst = prepared((db: Reader, page: Page) => newest(db, page));
const selectNext = prepared((db: Reader, page: Page & MatchPosition) =>
  newest(db, page).where((eb) =>
    eb(
      eb.refTuple('matches.date', 'matches.time', 'matches.created_at'),
      '<',
      eb.tuple(page.date, page.time, page.created_at),
    ),
  ),
);
const selectCount = prepared((db: Reader, { userId }: OfUser) =>
  standingTotals(db, userId).select((eb) =>
    eb.fn.count<number>('total.match_id').distinct().as('total'),
  ),
);

function newest(db: Reader, { userId, limit }: Page) {
  return standingTotals(db, userId)
    .select(['total.match_id', 'matches.date', 'matches.time', 'matches.created_at'])
    .distinct()
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .limit(limit);
}
