import { FIGURA_VOTES_MIN, figuraOf, type Figura } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { atMost, type MatchPosition } from '../match-pages.ts';
import {
  closedBefore,
  countedVotes,
  standingVotes,
  votesFor,
  type FiguraPlayer,
} from './figura-votes.ts';

export type FiguraPage = {
  figuras: (Figura<FiguraPlayer> & { matchId: string })[];
  /** Where the page ends; null on the last. */
  last: MatchPosition | null;
  /** Of all pages. */
  total: number;
};

/** Of matches that have one, the newest first, from the first after a position, at most `limit`. */
export async function figuraPage(
  db: Reader,
  userId: string,
  { after, limit, now }: { after: MatchPosition | null; limit: number; now: number },
): Promise<FiguraPage> {
  const closed = closedBefore(now);
  const first = { userId, closed, limit: limit + 1 };
  const [matches, [count]] = await Promise.all([
    after ? selectNext(db, { ...first, ...after }) : selectFirst(db, first),
    selectTotal(db, { userId, closed }),
  ]);
  const page = matches.slice(0, limit);
  const total = count?.total ?? 0;
  if (page.length === 0) return { figuras: [], last: null, total };
  const ids = page.map(({ match_id }) => match_id);
  const rows = await votesFor(db, userId, closed).where('vote.match_id', 'in', ids).execute();
  const votes = Map.groupBy(rows, ({ match_id }) => match_id);
  const figuras = ids.flatMap((matchId) => {
    const figura = figuraOf(votes.get(matchId)?.map(countedVotes) ?? []);
    return figura ? [{ matchId, ...figura }] : [];
  });
  return { figuras, last: matches.length > limit ? (page.at(-1) ?? null) : null, total };
}

type Closed = { userId: string; closed: string };
type Page = Closed & { limit: number };

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
const selectTotal = prepared((db: Reader, { userId, closed }: Closed) =>
  db
    .selectFrom(withFigura(db, userId, closed).select('vote.match_id').as('one'))
    .select((eb) => eb.fn.countAll<number>().as('total')),
);

function newest(db: Reader, { userId, closed, limit }: Page) {
  return withFigura(db, userId, closed)
    .select(['vote.match_id', 'matches.date', 'matches.time', 'matches.created_at'])
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .limit(atMost(limit));
}

/** Matches with as many votes as la figura takes. */
function withFigura(db: Reader, userId: string, closed: string) {
  return standingVotes(db, userId, closed)
    .groupBy(['vote.match_id', 'matches.date', 'matches.time', 'matches.created_at'])
    .having((eb) => eb.fn.countAll(), '>=', FIGURA_VOTES_MIN);
}
