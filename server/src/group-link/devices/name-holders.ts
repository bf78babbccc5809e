import type { NameHolders } from '@picadito/domain';
import { notFound } from '../../app-error.ts';
import { countDevices, releaseName as release } from '../../store/tables/answers/devices.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOwnedList, ownedList, validId } from '../../transactions/load-owned.ts';
import { write } from '../../transactions/write.ts';

export async function readNameHolders(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<NameHolders> {
  await ownedList(context, organiser, listId);
  return countDevices(context.store.read, { userId: organiser.id, listId });
}

/** No device holds the name any more. One that none holds is not found, as another's. */
export async function releaseName(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const name = { userId: organiser.id, listId, playerId: validId(playerId) };
    if (!(await release(tx, name))) throw notFound();
    recordChange('list', listId);
  });
}
