import { deleteEverythingOf } from '../store/tables/account/account.ts';
import { identitiesOf } from '../store/tables/account/users.ts';
import { endHelps } from '../helpers/end-helps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOrganiser } from '../transactions/write.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';

/**
 * Deletes the organiser's account with all its data in one transaction, after the user stops helping with the lists of
 * others. A concurrent write of another device either comes first, and is deleted too, or gets 401. All sessions and
 * event streams of the account end, on every server.
 */
export async function deleteAccount(
  context: Context,
  sessions: TemporarySessions,
  organiser: Organiser,
): Promise<void> {
  await endHelps(context, organiser);
  const { store, feed } = context;
  const identities = await store.transaction(async (tx) => {
    await lockOrganiser(tx, organiser);
    const known = await identitiesOf(tx, organiser.id);
    await deleteEverythingOf(tx, organiser.id);
    return known;
  });
  sessions.forget(identities);
  feed.notify(organiser.id);
}
