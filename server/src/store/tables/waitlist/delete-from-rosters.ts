import { deleteUndosNaming } from './answer-undos.ts';
import { forgetInLog } from './answer-log.ts';
import type { Writer } from '../../store.ts';

/** Tables of answers, whose rows may name another player as their author. */
const BY_LINK = ['answers', 'answer_log'] as const;
const IN_MATCH = [...BY_LINK, 'guests', 'calls', 'confirmations', 'match_roster_changes'] as const;

/**
 * Deletes players from all matches: their rows, their devices, and their data in the answer log and in undos. Their
 * places in teams stay.
 */
export async function deletePlayersFromRosters(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const table of BY_LINK) {
    await tx
      .updateTable(table)
      // The answer of a deleted author is still not the player's own.
      .set((eb) => ({ author_id: eb.ref('player_id') }))
      .where('user_id', '=', userId)
      .where('author_id', 'in', playerIds)
      .execute();
  }
  await deleteUndosNaming(tx, userId, playerIds);
  await forgetInLog(tx, userId, playerIds);
  for (const table of [...IN_MATCH, 'devices'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('player_id', 'in', playerIds)
      .execute();
  }
}
