import type { AccountExport } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { helpersOf } from '../store/tables/helpers/helpers.ts';

/** Returns the helpers and invitations of all lists of the user, the oldest first. */
export async function exportedHelpers(
  db: Reader,
  userId: string,
): Promise<AccountExport['helpers']> {
  const rows = await helpersOf(db, userId);
  return rows.map((row) => ({
    id: row.helper_id,
    listId: row.list_id,
    name: row.name,
    rights: row.rights,
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    confirmedAt: row.confirmed_at,
  }));
}
