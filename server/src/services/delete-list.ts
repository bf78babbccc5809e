import { notFound } from '../app-error.ts';
import { deleteList as removeList, lockList } from '../store/lists-store.ts';
import { detachMatchesFromList } from '../store/matches-store.ts';
import { playersOfList } from '../store/players-store.ts';
import type { Context, Organiser } from './context.ts';
import { forgetPlayers } from './delete-player.ts';
import { wellFormed } from './own.ts';
import { write } from './write.ts';

/** The list with all its players; its matches stay, without it (decisions.md "deleting"). */
export async function deleteList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  const id = wellFormed(listId);
  await write(context, organiser, async (tx, turn) => {
    if (!(await lockList(tx, organiser.id, id))) throw notFound();
    const players = await playersOfList(tx, organiser.id, id);
    const playerIds = players.map((player) => player.id);
    await forgetPlayers(tx, turn, playerIds);
    await detachMatchesFromList(tx, organiser.id, id);
    await removeList(tx, organiser.id, id);
    turn.changed('list', id);
  });
}
