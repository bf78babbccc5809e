import { LISTS_PER_USER_MAX, MESSAGES, type ListInput, type PlayersList } from '@picadito/domain';
import { invalid, throwIfInvalid } from '../app-error.ts';
import { countLists, findList, insertList } from '../store/tables/players/lists.ts';
import { insertPlayers } from '../store/tables/players/players.ts';
import { award } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { requireRoomFor } from './add-player.ts';
import { asStored } from './whatsapp.ts';
import { write } from '../transactions/write.ts';

/** Creates a list with its players, all or nothing. */
export async function createList(
  context: Context,
  organiser: Organiser,
  { name, players }: ListInput,
): Promise<PlayersList> {
  const pathOf = (index: number) => `players.${index}.whatsapp`;
  const { values, errors } = asStored(players, organiser.country, pathOf);
  throwIfInvalid(errors);
  return write(context, organiser, async (tx, writeContext) => {
    const userId = organiser.id;
    if ((await countLists(tx, userId)) >= LISTS_PER_USER_MAX) {
      throw invalid('', MESSAGES.tooManyLists);
    }
    await requireRoomFor(tx, userId, values.length);
    const listId = await insertList(tx, { userId, name, createdAt: writeContext.nextTimestamp() });
    const stamped = values.map((player) => ({
      ...player,
      createdAt: writeContext.nextTimestamp(),
    }));
    await insertPlayers(tx, { userId, listId }, stamped);
    const withNumber = values.filter(({ whatsapp }) => whatsapp !== null).length;
    await award(tx, writeContext, { lists: [{ players: values.length, withNumber }] });
    writeContext.recordChange('list', listId);
    return orNotFound(await findList(tx, userId, listId));
  });
}
