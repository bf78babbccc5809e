import {
  MESSAGES,
  PLAYERS_PER_LIST_MAX,
  ratingOf,
  type Player,
  type PlayerInput,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { listCounts } from '../store/tables/badge-facts.ts';
import { findList } from '../store/tables/lists.ts';
import { insertPlayer } from '../store/tables/players.ts';
import { award } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnList } from './own.ts';
import { toE164 } from './whatsapp.ts';
import { write } from './write.ts';

/** A player at the end of a list; a missing or foreign list is not found. */
export async function addPlayer(
  context: Context,
  organiser: Organiser,
  listId: string,
  player: PlayerInput,
): Promise<Player> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, turn) => {
    await lockOwnList(tx, organiser, listId);
    const whatsapp = toE164(player.whatsapp, organiser.country);
    const list = await findList(tx, userId, listId);
    if (list && list.playerCount >= PLAYERS_PER_LIST_MAX) throw invalid('', MESSAGES.listFull);
    const rating = ratingOf(player.skillLevel);
    const added = await insertPlayer(tx, {
      userId,
      listId,
      name: player.name,
      rating,
      whatsapp,
      createdAt: turn.stamp(),
    });
    const players = (list?.playerCount ?? 0) + 1;
    const atBest = { lists: [{ players, withNumber: players }] };
    await award(tx, turn, atBest, async () => ({
      lists: await listCounts(tx, userId, listId),
    }));
    turn.changed('player', added.id);
    return added;
  });
}
