import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { findCode, storeCode } from '../group-link/link-codes.ts';

export type CaptainRow = RowOf<'captains'>;
type OfMatch = { userId: string; matchId: string };

export async function findCaptain(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<CaptainRow | undefined> {
  return db
    .selectFrom('captains')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
}

/**
 * Returns the captain whose link has a code with this hash, with the end of the match and the columns of the organiser;
 * undefined if the link has ended.
 */
export async function findCaptainByCode(db: Reader, codeHash: string) {
  const code = await findCode(db, 'captain', codeHash);
  if (!code) return undefined;
  return db
    .selectFrom('captains')
    .innerJoin('users', 'users.user_id', 'captains.user_id')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'captains.user_id')
        .onRef('matches.match_id', '=', 'captains.match_id'),
    )
    .select(['captains.user_id', 'captains.match_id', 'player_id', 'device_hash', 'ends_at'])
    .select(['users.time_zone', 'country', 'deeds_after'])
    .where('captains.user_id', '=', code.userId)
    .where('captains.match_id', '=', code.subjectId)
    .where('player_id', 'is not', null)
    .executeTakeFirst();
}

/** Stores that a device holds the link of the captain. */
export async function holdCaptain(
  tx: Writer,
  { userId, matchId }: OfMatch,
  deviceHash: string,
): Promise<void> {
  await tx
    .updateTable('captains')
    .set({ device_hash: deviceHash })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** Stores the captain of a match and the hash of the link's code in place of earlier ones. */
export async function storeCaptain(tx: Writer, row: CaptainRow, codeHash: string): Promise<void> {
  const { user_id: userId, player_id, version, device_hash, created_at } = row;
  await tx
    .insertInto('captains')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'match_id'])
        .doUpdateSet({ player_id, version, device_hash, created_at }),
    )
    .execute();
  await storeCode(tx, { userId, kind: 'captain', subjectId: row.match_id }, codeHash);
}

/** Ends the link of the captain of a match. The row stays, so that the next captain gets another code. */
export async function endCaptain(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .updateTable('captains')
    .set({ player_id: null, device_hash: null })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/**
 * Ends the links of the captains of a list's matches; with `isUnopened` only those that no device holds. Returns the ids
 * of the matches whose link has ended.
 */
export async function endCaptainsOfList(
  tx: Writer,
  { userId, listId, isUnopened = false }: { userId: string; listId: string; isUnopened?: boolean },
): Promise<string[]> {
  const rows = await tx
    .updateTable('captains')
    .set({ player_id: null, device_hash: null })
    .where('user_id', '=', userId)
    .where('player_id', 'is not', null)
    .$if(isUnopened, (query) => query.where('device_hash', 'is', null))
    .where('match_id', 'in', (eb) =>
      eb
        .selectFrom('matches')
        .select('match_id')
        .where('user_id', '=', userId)
        .where('list_id', '=', listId),
    )
    .returning('match_id')
    .execute();
  return rows.map((row) => row.match_id);
}

/**
 * Ends the captain links of players who are deleted, and deletes the actions of these players as captains and the
 * actions of captains about them.
 */
export async function forgetCaptains(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('captains')
    .set({ player_id: null, device_hash: null })
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
  for (const column of ['player_id', 'author_id'] as const)
    await tx
      .deleteFrom('captain_actions')
      .where('user_id', '=', userId)
      .where(column, 'in', playerIds)
      .execute();
}

/**
 * Ends the links of all captains of all users, for the operator. Returns the id of the organiser of each ended link.
 */
export async function endEveryCaptain(tx: Writer): Promise<string[]> {
  const rows = await tx
    .updateTable('captains')
    .set({ player_id: null, device_hash: null })
    .where('player_id', 'is not', null)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Returns the captains of these matches of the user. */
export async function captainsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('captains')
    .select(['match_id as matchId', 'player_id as playerId', 'created_at as since'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}
