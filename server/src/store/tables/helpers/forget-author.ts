import { UNKNOWN_HELPER } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

/**
 * Returns the ids of the other users for whom a user has written entries of ledgers or games. Only the author is known,
 * so the statements have no owner's id.
 */
export async function ownersWrittenFor(db: Reader, authorId: string): Promise<string[]> {
  const ofEntries = db.selectFrom('ledger_entries').select('user_id').distinct();
  const ofGames = db.selectFrom('games').select('user_id').distinct();
  const rows = [
    ...(await ofEntries.where('author_user_id', '=', authorId).execute()),
    ...(await ofEntries.where('voided_by_user_id', '=', authorId).execute()),
    ...(await ofGames.where('author_user_id', '=', authorId).execute()),
  ];
  return [...new Set(rows.map((row) => row.user_id))].filter((id) => id !== authorId);
}

/**
 * Replaces the name of a user whose account is deleted in what the user wrote for an owner. Returns the ids of the
 * lists with these entries, and of the matches with these games.
 */
export async function forgetAuthor(
  tx: Writer,
  { userId, authorId }: { userId: string; authorId: string },
): Promise<{ listIds: Set<string>; matchIds: Set<string> }> {
  const entries = () => tx.updateTable('ledger_entries').where('user_id', '=', userId);
  const written = await entries()
    .set({ author: UNKNOWN_HELPER, author_user_id: null })
    .where('author_user_id', '=', authorId)
    .returning('list_id')
    .execute();
  const voided = await entries()
    .set({ voided_by: UNKNOWN_HELPER, voided_by_user_id: null })
    .where('voided_by_user_id', '=', authorId)
    .returning('list_id')
    .execute();
  const games = await tx
    .updateTable('games')
    .set({ author: UNKNOWN_HELPER, author_user_id: null })
    .where('user_id', '=', userId)
    .where('author_user_id', '=', authorId)
    .returning('match_id')
    .execute();
  return {
    listIds: new Set([...written, ...voided].map((row) => row.list_id)),
    matchIds: new Set(games.map((row) => row.match_id)),
  };
}
