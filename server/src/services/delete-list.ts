import { deleteList as removeList } from '../store/tables/lists.ts';
import { detachMatchesFromList } from '../store/tables/matches.ts';
import { playersOfList } from '../store/tables/players.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { forgetPlayers } from './delete-player.ts';
import { forgetAnswers } from './forget-answers.ts';
import { lockOwnList } from './own.ts';
import { write } from './write.ts';

/** The list with all its players; its matches stay, without it (decisions.md "deleting"). */
export async function deleteList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  await write(context, organiser, async (tx, turn) => {
    await lockOwnList(tx, organiser, listId);
    const players = await playersOfList(tx, organiser.id, listId);
    const playerIds = players.map((player) => player.id);
    await forgetPlayers(tx, turn, playerIds);
    await forgetAnswers(tx, turn, [listId]);
    await detachMatchesFromList(tx, organiser.id, listId);
    await removeList(tx, organiser.id, listId);
    turn.changed('list', listId);
  });
}
