import type { Reader } from '../../store.ts';
import type { MatchPlayerKey } from './match-player-key.ts';

/** Returns the ids of the matches in which one of these players is a guest. */
export async function matchesWithGuests(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('match_roster_changes')
    .select('match_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .where('change', '=', 'guest')
    .execute();
  return rows.map((row) => row.match_id);
}

/** Returns the ids of the guests of a match who are on no list. */
export async function guestsWithoutList(
  db: Reader,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
): Promise<string[]> {
  const rows = await selectChanges(db, { userId, matchId })
    .select('change.player_id')
    .where('change.change', '=', 'guest')
    .orderBy('change.player_id')
    .execute();
  return rows.map((row) => row.player_id);
}

/** Counts the players on no list who are guests of a match or were taken out of it. */
export async function countGuests(
  db: Reader,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
): Promise<number> {
  const { count } = await selectChanges(db, { userId, matchId })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectChanges(db: Reader, { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>) {
  return db
    .selectFrom('match_roster_changes as change')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'change.user_id')
        .onRef('players.player_id', '=', 'change.player_id'),
    )
    .where('change.user_id', '=', userId)
    .where('change.match_id', '=', matchId)
    .where('players.user_id', '=', userId)
    .where('players.list_id', '=', userId);
}

type OfList = { userId: string; listId: string };

/** Returns the ids of the guests of all matches of a list. */
export async function guestsOfList(db: Reader, list: OfList): Promise<string[]> {
  const rows = await selectGuests(db, list).execute();
  return rows.map((row) => row.player_id);
}

/** Tells whether a player is a guest of a match of a list. */
export async function isGuestOfList(db: Reader, list: OfList, playerId: string): Promise<boolean> {
  const row = await selectGuests(db, list)
    .where('change.player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectGuests(db: Reader, { userId, listId }: OfList) {
  return db
    .selectFrom('matches')
    .innerJoin('match_roster_changes as change', (join) =>
      join
        .onRef('change.user_id', '=', 'matches.user_id')
        .onRef('change.match_id', '=', 'matches.match_id'),
    )
    .select('change.player_id')
    .where('matches.user_id', '=', userId)
    .where('matches.list_id', '=', listId)
    .where('change.user_id', '=', userId)
    .where('change.change', '=', 'guest');
}
