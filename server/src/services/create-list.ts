import {
  LISTS_PER_USER_MAX,
  MESSAGES,
  ratingOf,
  type ListInput,
  type PlayersList,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { countLists, findList, insertList } from '../store/lists-store.ts';
import { insertPlayer } from '../store/players-store.ts';
import { nextTimestamp } from '../store/users-store.ts';
import { award } from './award-badges.ts';
import type { Context, Organiser } from './context.ts';
import { found } from './own.ts';
import { toE164 } from './whatsapp.ts';

/** A list with its players, all or nothing. */
export async function createList(
  { store, now }: Context,
  organiser: Organiser,
  { name, players }: ListInput,
): Promise<PlayersList> {
  const ready = players.map((player, index) => ({
    name: player.name,
    rating: ratingOf(player.skillLevel),
    whatsapp: toE164(player.whatsapp, organiser.country, `players.${index}.whatsapp`),
  }));
  return store.transaction(async (tx) => {
    const userId = organiser.id;
    const createdAt = await nextTimestamp(tx, userId, now());
    if ((await countLists(tx, userId)) >= LISTS_PER_USER_MAX) {
      throw invalid('', MESSAGES.tooManyLists);
    }
    const listId = await insertList(tx, { userId, name, createdAt });
    for (const player of ready) {
      const playerCreatedAt = await nextTimestamp(tx, userId, now());
      await insertPlayer(tx, { ...player, userId, listId, createdAt: playerCreatedAt });
    }
    const withNumber = ready.filter(({ whatsapp }) => whatsapp !== null).length;
    await award(tx, organiser, now(), { lists: [{ players: ready.length, withNumber }] });
    return found(await findList(tx, userId, listId));
  });
}
