import { deleteEverythingOf } from '../store/tables/account/account.ts';
import { identitiesOf } from '../store/tables/account/users.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOrganiser } from '../transactions/write.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';

/**
 * Deletes all data of the organiser and the user in one transaction. A concurrent request of another device either
 * comes first, and its data is deleted, or gets 401. All sessions and event streams end, on every server.
 */
export async function deleteAccount(
  { store, feed }: Context,
  sessions: TemporarySessions,
  organiser: Organiser,
): Promise<void> {
  const identities = await store.transaction(async (tx) => {
    await lockOrganiser(tx, organiser);
    const known = await identitiesOf(tx, organiser.id);
    await deleteEverythingOf(tx, organiser.id);
    return known;
  });
  sessions.forget(identities);
  feed.notify(organiser.id);
}
