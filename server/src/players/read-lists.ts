import type { Player, PlayersList } from '@picadito/domain';
import { arrayPieces, spool } from '../transactions/spool.ts';
import { listsOf } from '../store/tables/lists.ts';
import {
  firstPlayersOf,
  MANY_PLAYERS,
  playerPages,
  playersOfList,
} from '../store/tables/players.ts';
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

export async function readPlayers({ store }: Context, { id }: Organiser) {
  const few = await firstPlayersOf(store.read, id);
  if (few.length < MANY_PLAYERS) return few;
  return store.snapshot((db) => spool<Player[]>(arrayPieces(playerPages(db, id))));
}
