import { deleteEverythingOf } from '../store/tables/account/account.ts';
import { identitiesOf, lockUser } from '../store/tables/account/users.ts';
import { endHelps, ownersOfHelps } from '../helpers/end-helps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { inOneTransaction } from '../transactions/in-one-transaction.ts';
import { lockOrganiser } from '../transactions/write.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';

/** Deletes the organiser's account and its data, and ends the help with the lists of others, in one transaction. */
export async function deleteAccount(
  context: Context,
  sessions: Pick<TemporarySessions, 'forget'>,
  organiser: Organiser,
): Promise<void> {
  const identities = await inOneTransaction(context, async (tx, inside) => {
    const owners = await ownersOfHelps(tx, organiser.id);
    // The rows are locked in the order of their ids, so that two such transactions do not wait for each other.
    for (const userId of [organiser.id, ...owners].toSorted()) await lockUser(tx, userId);
    await lockOrganiser(tx, organiser);
    await endHelps(inside, organiser, owners);
    const known = await identitiesOf(tx, organiser.id);
    await deleteEverythingOf(tx, organiser.id);
    return known;
  });
  sessions.forget(identities);
  context.feed.notify(organiser.id);
}
