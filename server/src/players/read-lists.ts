import type { Player, PlayersList } from '@picadito/domain';
import { listsOf } from '../store/tables/players/lists.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { allPlayers } from '../transactions/all-players.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';

export async function readLists({ store }: Context, organiser: Organiser): Promise<PlayersList[]> {
  return listsOf(store.read, organiser.id);
}

export async function readPlayersOfList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<Player[]> {
  const list = await ownedList(context, organiser, listId);
  return playersOfList(context.store.read, organiser.id, list.id);
}

export async function readPlayers({ store }: Context, { id }: Organiser): Promise<Player[]> {
  return allPlayers(store.read, id);
}
