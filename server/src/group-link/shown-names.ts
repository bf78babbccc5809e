import { namesById, type ShownNames } from '@picadito/domain';
import { storeWrittenName, writtenNames } from '../store/tables/group-link/written-names.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import type { Reader } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

export async function readShownNames(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<ShownNames> {
  await ownedList(context, organiser, listId);
  return namesOfList(context.store.read, { userId: organiser.id, listId });
}

/**
 * Stores the name under which the players' page shows a player; null returns to the derived name. Shown names of other
 * players may change too, because equal names get more letters. Returns the names of the whole list.
 */
export async function writeShownName(
  context: Context,
  organiser: Organiser,
  playerId: string,
  shownName: string | null,
): Promise<ShownNames> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, { recordChange }) => {
    const { listId } = await ownedPlayer(tx, organiser, playerId);
    const written = await writtenOf(tx, userId);
    if (shownName !== written(playerId)) {
      await storeWrittenName(tx, { userId, playerId, shownName });
      recordChange('list', listId);
    }
    return namesOfList(tx, { userId, listId });
  });
}

/**
 * Returns a function from a player's id to the shown name that the organiser has written; null when the name is
 * derived.
 */
export async function writtenOf(
  db: Reader,
  userId: string,
): Promise<(playerId: string) => string | null> {
  const rows = await writtenNames(db, userId);
  const byId = new Map(rows.map(({ playerId, shownName }) => [playerId, shownName]));
  return (playerId) => byId.get(playerId) ?? null;
}

type OfList = { userId: string; listId: string };

async function namesOfList(db: Reader, { userId, listId }: OfList): Promise<ShownNames> {
  const written = await writtenOf(db, userId);
  const players = await playersOfList(db, userId, listId);
  const named = players.map((player) => ({ ...player, written: written(player.id) }));
  const shown = namesById(named);
  return named.map(({ id, name, written: own }) => ({
    playerId: id,
    name,
    shownName: shown.get(id) ?? '',
    isWritten: own !== null,
  }));
}
