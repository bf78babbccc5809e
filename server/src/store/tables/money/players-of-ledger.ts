import type { Reader } from '../../store.ts';
import { namesOfPlayers } from '../players/players.ts';

type OfList = { userId: string; listId: string };

/**
 * Returns the names of the players among `playerIds` who can have entries in the ledger of a list, by player id: the
 * players of the list, the guests of its matches, and players with entries. A deleted player has the name that is saved
 * in the newest entry.
 */
export async function namesInLedger(
  db: Reader,
  { userId, listId }: OfList,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const known = await savedNames(db, { userId, listId }, playerIds);
  const belonging = await belongingTo(db, { userId, listId }, playerIds);
  for (const [id, name] of await namesOfPlayers(db, userId, playerIds)) {
    if (known.has(id) || belonging.has(id)) known.set(id, name);
  }
  return known;
}

/** Returns the names of these players as they are saved in their newest entries of a ledger, by player id. */
async function savedNames(
  db: Reader,
  { userId, listId }: OfList,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['player_id', 'player_name'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('player_id', 'in', playerIds)
    .orderBy('at')
    .execute();
  return new Map(
    rows.flatMap(({ player_id, player_name }) =>
      player_id === null ? [] : [[player_id, player_name ?? '']],
    ),
  );
}

/** Returns the ids of the players among `playerIds` who are on a list, or were added to one of its matches. */
async function belongingTo(
  db: Reader,
  { userId, listId }: OfList,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const onList = await db
    .selectFrom('players')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .where('list_id', '=', listId)
    .execute();
  const guests = await db
    .selectFrom('match_roster_changes as change')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'change.user_id')
        .onRef('matches.match_id', '=', 'change.match_id'),
    )
    .select('change.player_id')
    .where('change.user_id', '=', userId)
    .where('change.player_id', 'in', playerIds)
    .where('matches.list_id', '=', listId)
    .execute();
  return new Set([...onList, ...guests].map((row) => row.player_id));
}
