import type { AccountExport } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { handoversOf } from '../store/tables/handover/handovers.ts';
import { helpersOf } from '../store/tables/helpers/helpers.ts';

/** Returns the helpers and invitations of all lists of the user, the oldest first, and the lists offered to helpers. */
export async function helpersAndOffers(
  db: Reader,
  userId: string,
): Promise<Pick<AccountExport, 'helpers' | 'handovers'>> {
  return { helpers: await exportedHelpers(db, userId), handovers: await handoversOf(db, userId) };
}

async function exportedHelpers(db: Reader, userId: string): Promise<AccountExport['helpers']> {
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
