import { figuraOf, type Figura } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { placesInTeams } from '../statistics/places-in-teams.ts';

type OfMatch = { userId: string; matchId: string };
/** `name`: as the teams were saved. */
export type FiguraPlayer = { playerId: string; name: string };

/** Returns la figura of a match; null where none is counted. */
export async function findFigura(db: Reader, match: OfMatch): Promise<Figura<FiguraPlayer> | null> {
  const rows = await selectOfMatch(db, match);
  return figuraOf(rows.map(totalOf));
}

/** Tells whether the votes of a match have been counted. */
export async function areVotesCounted(db: Reader, match: OfMatch): Promise<boolean> {
  const [row] = await selectClosing(db, match);
  return row !== undefined;
}

const selectClosing = prepared((db: Reader, { userId, matchId }: OfMatch) =>
  db
    .selectFrom('figura_closings')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId),
);

/** Returns the totals of these matches. */
export async function totalsOfMatches(
  db: Reader,
  userId: string,
  ids: readonly string[],
): Promise<{ matchId: string; playerId: string; votes: number }[]> {
  const rows = await selectTotals(db, userId).where('total.match_id', 'in', ids).execute();
  return rows.map(({ match_id: matchId, player_id: playerId, votes }) => {
    return { matchId, playerId, votes };
  });
}

type Row = { player_id: string; name: string; votes: number };
export const totalOf = ({ player_id: playerId, name, votes }: Row) => {
  return { player: { playerId, name }, votes };
};

const selectOfMatch = prepared((db: Reader, { userId, matchId }: OfMatch) =>
  selectTotals(db, userId).where('total.match_id', '=', matchId),
);

/** Totals of players who stand in claro or oscuro of a match that is not suspended. */
export function standingTotals(db: Reader, userId: string) {
  return placesInTeams(db, userId)
    .innerJoin('figura_totals as total', (join) =>
      join
        .onRef('total.user_id', '=', 'team_players.user_id')
        .onRef('total.match_id', '=', 'team_players.match_id')
        .onRef('total.player_id', '=', 'team_players.player_id'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'total.user_id')
        .onRef('matches.match_id', '=', 'total.match_id'),
    )
    .where((eb) =>
      eb.or([eb('matches.status', 'is', null), eb('matches.status', '!=', 'cancelado')]),
    );
}

export function selectTotals(db: Reader, userId: string) {
  return standingTotals(db, userId)
    .select(['total.match_id', 'total.player_id', 'total.votes', 'team_players.name'])
    .orderBy('total.match_id')
    .orderBy('team_players.name')
    .orderBy('total.player_id');
}
