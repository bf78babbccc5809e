import type { Game, Lent } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import type { RowOf } from '../../schema.ts';
import type { Author } from '../account/authors.ts';

type OfMatch = { userId: string; matchId: string };

/** Type of a stored game, with the name of who recorded it last. */
export type StoredGame = Game & {
  lent: Lent[];
  absent: string[];
  joinedLater: string[];
  author: string;
};

/** Returns the games of a night in the order in which they were played. */
export async function gamesOf(db: Reader, { userId, matchId }: OfMatch): Promise<StoredGame[]> {
  return (await gamesOfMatches(db, userId, [matchId])).get(matchId) ?? [];
}

/** Returns the games of these matches by match id, each night in the order in which it was played. */
export async function gamesOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, StoredGame[]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .orderBy('seq')
    .execute();
  const nights = Map.groupBy(rows, ({ match_id }) => match_id);
  return new Map([...nights].map(([matchId, night]) => [matchId, night.map(gameOf)]));
}

/** Stores a game, also in place of the game with the same number. */
export async function storeGame(
  tx: Writer,
  { userId: user_id, matchId: match_id }: OfMatch,
  { seq, home, away, outcome, homeGoals, awayGoals, ...game }: StoredGame & Author,
): Promise<void> {
  const values = {
    home,
    away,
    outcome,
    home_goals: homeGoals,
    away_goals: awayGoals,
    ...playersIn(game),
    author: game.author,
    author_user_id: game.authorUserId,
  };
  await tx
    .insertInto('games')
    .values({ user_id, match_id, seq, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id', 'seq']).doUpdateSet(values))
    .execute();
}

type Players = Pick<StoredGame, 'lent' | 'absent' | 'joinedLater'>;

const playersIn = ({ lent, absent, joinedLater }: Players) => ({
  lent: JSON.stringify(lent),
  absent: JSON.stringify(absent),
  joined_later: JSON.stringify(joinedLater),
});

/** Replaces the lent and the absent players of a game, and those who joined later. */
export async function updatePlayersOfGame(
  tx: Writer,
  { userId, matchId }: OfMatch,
  { seq, ...players }: Pick<StoredGame, 'seq'> & Players,
): Promise<void> {
  await tx
    .updateTable('games')
    .set(playersIn(players))
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('seq', '=', seq)
    .execute();
}

export async function deleteGame(
  tx: Writer,
  { userId, matchId }: OfMatch,
  seq: number,
): Promise<void> {
  await tx
    .deleteFrom('games')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('seq', '=', seq)
    .execute();
}

/** Returns the ids of these matches whose night is finished, each with the time. */
export async function finishedNights(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, string>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('finished_nights')
    .select(['match_id', 'finished_at'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map(({ match_id, finished_at }) => [match_id, finished_at]));
}

export async function insertFinished(
  tx: Writer,
  { userId: user_id, matchId: match_id }: OfMatch,
  finished_at: string,
): Promise<void> {
  await tx.insertInto('finished_nights').values({ user_id, match_id, finished_at }).execute();
}

export async function deleteFinished(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .deleteFrom('finished_nights')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

function gameOf(row: RowOf<'games'>): StoredGame {
  return {
    seq: row.seq,
    home: row.home,
    away: row.away,
    outcome: row.outcome,
    homeGoals: row.home_goals,
    awayGoals: row.away_goals,
    lent: JSON.parse(row.lent) as Lent[],
    absent: JSON.parse(row.absent) as string[],
    joinedLater: JSON.parse(row.joined_later) as string[],
    author: row.author,
  };
}

/** Returns the number of teams and the rotation of the matches among `matchIds` that have three or four teams. */
export async function matchesWithRotation(db: Reader, userId: string, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .selectFrom('matches')
    .select(['match_id', 'team_count', 'rotation'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .where('rotation', 'is not', null)
    .execute();
}
