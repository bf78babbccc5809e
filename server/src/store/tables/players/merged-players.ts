import type { Merge } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

type OfPlayer = { userId: string; playerId: string };

export async function insertMerged(tx: Writer, row: RowOf<'merged_players'>): Promise<void> {
  await tx.insertInto('merged_players').values(row).execute();
}

/** Returns the last merge into a player, with the rows that an undo restores; undefined if there was none. */
export async function lastMerge(db: Reader, { userId, playerId }: OfPlayer) {
  return db
    .selectFrom('merged_players')
    .select(['merged_id as mergedId', 'merged_at as mergedAt', 'undo'])
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .orderBy('merged_at', 'desc')
    .executeTakeFirst();
}

/** Returns the merges of a list since a time, the newest first. */
export async function mergesSince(
  db: Reader,
  { userId, listId, since }: { userId: string; listId: string; since: string },
): Promise<Merge[]> {
  return db
    .selectFrom('merged_players')
    .select(['player_id as playerId', 'name', 'merged_at as mergedAt'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('merged_at', '>=', since)
    .where('undo', 'is not', null)
    .orderBy('merged_at', 'desc')
    .execute();
}

/** Returns all merges of a user for the export of the account. */
export async function mergesOf(db: Reader, userId: string) {
  return db
    .selectFrom('merged_players')
    .select(['merged_id as id', 'player_id as playerId', 'list_id as listId', 'name'])
    .select('merged_at as mergedAt')
    .where('user_id', '=', userId)
    .orderBy('merged_id')
    .execute();
}

export async function deleteMerged(
  tx: Writer,
  { userId, mergedId }: { userId: string; mergedId: string },
): Promise<void> {
  await tx
    .deleteFrom('merged_players')
    .where('user_id', '=', userId)
    .where('merged_id', '=', mergedId)
    .execute();
}

/** Ends the personal links of the records that were merged into a player. */
export async function endMergedLinks(tx: Writer, { userId, playerId }: OfPlayer): Promise<void> {
  await tx
    .updateTable('merged_players')
    .set({ link_version: null })
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute();
}

/** Deletes what is needed only to undo merges older than `before`, for all users. */
export async function forgetUndosOfMerges(tx: Writer, before: string): Promise<void> {
  await tx
    .updateTable('merged_players')
    .set({ undo: null })
    .where('merged_at', '<', before)
    .where('undo', 'is not', null)
    .execute();
}
