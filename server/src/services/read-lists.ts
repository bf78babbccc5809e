import type { Player, PlayersList } from '@picadito/domain';
import { listsOf } from '../store/lists-store.ts';
import { playersOf, playersOfList } from '../store/players-store.ts';
import type { Context, Organiser } from './context.ts';
import { ownList } from './own.ts';

export async function readLists({ store }: Context, organiser: Organiser): Promise<PlayersList[]> {
  return listsOf(store.read, organiser.id);
}

export async function readPlayersOfList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<Player[]> {
  const list = await ownList(context, organiser, listId);
  return playersOfList(context.store.read, organiser.id, list.id);
}

export async function readPlayers({ store }: Context, organiser: Organiser): Promise<Player[]> {
  return playersOf(store.read, organiser.id);
}
