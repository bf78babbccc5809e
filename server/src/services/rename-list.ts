import type { PlayersList } from '@picadito/domain';
import { findList, renameList as rename } from '../store/lists-store.ts';
import type { Context, Organiser } from './context.ts';
import { found, wellFormed } from './own.ts';

export async function renameList(
  { store }: Context,
  organiser: Organiser,
  listId: string,
  name: string,
): Promise<PlayersList> {
  const id = wellFormed(listId);
  return store.transaction(async (tx) => {
    await rename(tx, organiser.id, id, name);
    return found(await findList(tx, organiser.id, id));
  });
}
