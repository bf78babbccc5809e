import type { PlayersList } from '@picadito/domain';
import { findList, renameList as rename } from '../store/lists-store.ts';
import type { Context, Organiser } from './context.ts';
import { found, wellFormed } from './own.ts';
import { write } from './write.ts';

export async function renameList(
  context: Context,
  organiser: Organiser,
  listId: string,
  name: string,
): Promise<PlayersList> {
  const id = wellFormed(listId);
  return write(context, organiser, async (tx, turn) => {
    await rename(tx, organiser.id, id, name);
    turn.changed('list', id);
    return found(await findList(tx, organiser.id, id));
  });
}
