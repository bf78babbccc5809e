import { forgetInLog } from './answer-log.ts';
import { deleteUndosNaming } from './answer-undos.ts';
import type { Writer } from '../../store.ts';

/**
 * Removes deleted players from the answers of others: an answer that they gave counts as given by somebody else without
 * a name, undos that contain them are deleted, and the states in the answer log no longer include them.
 */
export async function forgetAuthors(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const table of ['answers', 'answer_log'] as const) {
    await tx
      .updateTable(table)
      // The player's id replaces the id of a deleted author, so that the answer still counts as given by somebody else.
      .set((eb) => ({ author_id: eb.ref('player_id') }))
      .where('user_id', '=', userId)
      .where('author_id', 'in', playerIds)
      .execute();
  }
  await deleteUndosNaming(tx, userId, playerIds);
  await forgetInLog(tx, userId, playerIds);
}
