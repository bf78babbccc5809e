import { figuraOf, distinctInTeams, type Figura } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { playersOfLists } from '../players/players.ts';
import { placesInTeams } from '../ranking/places-in-teams.ts';

type OfMatch = { userId: string; matchId: string };
/**
 * Type of a player with votes. `name` is the name saved with the teams, with a number when several players in the teams
 * have equal names.
 */
export type FiguraPlayer = { playerId: string; name: string };
type FiguraOfMatch = Figura<FiguraPlayer> & { matchId: string };

/**
 * Returns la figura of a match; null while the votes are not counted, when too few were cast, when the match is
 * suspended, or when the players with votes have left the teams.
 */
export async function findFigura(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<Figura<FiguraPlayer> | null> {
  const [figura] = await figurasOf(db, userId, [matchId]);
  return figura ? { players: figura.players, votes: figura.votes } : null;
}

/** Returns la figura of each of these matches that has one, in the order of `matchIds`. */
export async function figurasOf(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<FiguraOfMatch[]> {
  if (matchIds.length === 0) return [];
  const rows = await selectTotals(db, userId).where('total.match_id', 'in', matchIds).execute();
  if (rows.length === 0) return [];
  const totals = Map.groupBy(rows, ({ match_id }) => match_id);
  const namesOf = await namesInTeams(db, userId, [...totals.keys()]);
  return matchIds.flatMap((matchId) => {
    const nameOf = namesOf(matchId);
    const named = (totals.get(matchId) ?? []).map(({ player_id: playerId, name, votes }) => {
      return { player: { playerId, name: nameOf.get(playerId) ?? name }, votes };
    });
    const figura = figuraOf(named);
    return figura ? [{ matchId, ...figura }] : [];
  });
}

/**
 * Returns a function from the id of a match to the names of the players in its teams, without substitutes, by player
 * id. The names are saved with the teams; equal names of players and guests get numbers.
 */
async function namesInTeams(db: Reader, userId: string, matchIds: readonly string[]) {
  const places = await placesInTeams(db, userId)
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'team_players.user_id')
        .onRef('matches.match_id', '=', 'team_players.match_id'),
    )
    .select(['team_players.match_id as matchId', 'team_players.player_id as id'])
    .select(['team_players.name', 'matches.list_id as listId'])
    .where('team_players.match_id', 'in', matchIds)
    .execute();
  const placesOf = Map.groupBy(places, ({ matchId }) => matchId);
  const lists = [...new Set(places.flatMap(({ listId }) => listId ?? []))];
  const ids = [...new Set(places.map(({ id }) => id))];
  const players = await playersOfLists(db, userId, lists, ids);
  return (matchId: string): Map<string, string> => {
    const inTeams = placesOf.get(matchId) ?? [];
    const played = new Set(inTeams.map(({ id }) => id));
    const [first] = inTeams;
    const roster = players.filter(({ id, listId }) => listId === first?.listId || played.has(id));
    return new Map(distinctInTeams(inTeams, roster).map(({ id, name }) => [id, name]));
  };
}

/** Returns whether the voting of a match has ended, so that it takes no more votes. */
export async function areVotesCounted(db: Reader, { userId, matchId }: OfMatch): Promise<boolean> {
  const row = await db
    .selectFrom('figura_closings')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns all totals of votes that are stored for these matches. Totals that no screen shows are included: those of
 * suspended matches and of players who have left the teams.
 */
export async function totalsOfMatches(
  db: Reader,
  userId: string,
  ids: readonly string[],
): Promise<{ matchId: string; playerId: string; votes: number }[]> {
  return db
    .selectFrom('figura_totals')
    .select(['match_id as matchId', 'player_id as playerId', 'votes'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('player_id')
    .execute();
}

/**
 * Selects the totals of votes of players who are now in a team and no substitutes, in matches that are not suspended.
 * Totals of players who have left the teams since are left out.
 */
export function countedTotals(db: Reader, userId: string) {
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

function selectTotals(db: Reader, userId: string) {
  return countedTotals(db, userId)
    .select(['total.match_id', 'total.player_id', 'total.votes', 'team_players.name'])
    .orderBy('total.match_id')
    .orderBy('team_players.name')
    .orderBy('total.player_id');
}
