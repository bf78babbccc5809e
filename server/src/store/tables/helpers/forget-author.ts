import { UNKNOWN_HELPER } from '@picadito/domain';
import type { Writer } from '../../store.ts';

/**
 * Replaces the name of a helper whose account is deleted in what the helper wrote for an owner: entries of ledgers, and
 * games.
 */
export async function forgetAuthor(
  tx: Writer,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  for (const table of ['ledger_entries', 'games'] as const)
    await tx
      .updateTable(table)
      .set({ author: UNKNOWN_HELPER })
      .where('user_id', '=', userId)
      .where('author', '=', name)
      .execute();
  await tx
    .updateTable('ledger_entries')
    .set({ voided_by: UNKNOWN_HELPER })
    .where('user_id', '=', userId)
    .where('voided_by', '=', name)
    .execute();
}
