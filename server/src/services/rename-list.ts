import type { PlayersList } from '@picadito/domain';
import { findList, renameList as rename } from '../store/tables/lists.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { found, lockOwnList } from './own.ts';
import { write } from './write.ts';

export async function renameList(
  context: Context,
  organiser: Organiser,
  listId: string,
  name: string,
): Promise<PlayersList> {
  return write(context, organiser, async (tx, turn) => {
    await lockOwnList(tx, organiser, listId);
    await rename(tx, organiser.id, listId, name);
    turn.changed('list', listId);
    return found(await findList(tx, organiser.id, listId));
  });
}
