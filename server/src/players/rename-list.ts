import type { PlayersList } from '@picadito/domain';
import { findList, renameList as rename } from '../store/tables/players/lists.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, lockOwnedList } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

export async function renameList(
  context: Context,
  organiser: Organiser,
  listId: string,
  name: string,
): Promise<PlayersList> {
  return write(context, organiser, async (tx, writeContext) => {
    await lockOwnedList(tx, organiser, listId);
    await rename(tx, organiser.id, listId, name);
    writeContext.recordChange('list', listId);
    return orNotFound(await findList(tx, organiser.id, listId));
  });
}
