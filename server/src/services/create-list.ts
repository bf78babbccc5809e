import {
  LISTS_PER_USER_MAX,
  MESSAGES,
  ratingOf,
  type ListInput,
  type PlayersList,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { countLists, findList, insertList } from '../store/tables/lists.ts';
import { insertPlayer } from '../store/tables/players.ts';
import { award } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { found } from './own.ts';
import { toE164 } from './whatsapp.ts';
import { write } from './write.ts';

/** A list with its players, all or nothing. */
export async function createList(
  context: Context,
  organiser: Organiser,
  { name, players }: ListInput,
): Promise<PlayersList> {
  const ready = players.map((player, index) => ({
    name: player.name,
    rating: ratingOf(player.skillLevel),
    whatsapp: toE164(player.whatsapp, organiser.country, `players.${index}.whatsapp`),
  }));
  return write(context, organiser, async (tx, turn) => {
    const userId = organiser.id;
    if ((await countLists(tx, userId)) >= LISTS_PER_USER_MAX) {
      throw invalid('', MESSAGES.tooManyLists);
    }
    const listId = await insertList(tx, { userId, name, createdAt: turn.stamp() });
    for (const player of ready) {
      await insertPlayer(tx, { ...player, userId, listId, createdAt: turn.stamp() });
    }
    const withNumber = ready.filter(({ whatsapp }) => whatsapp !== null).length;
    await award(tx, turn, { lists: [{ players: ready.length, withNumber }] });
    turn.changed('list', listId);
    return found(await findList(tx, userId, listId));
  });
}
