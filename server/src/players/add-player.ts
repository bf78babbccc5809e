import {
  MESSAGES,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
  type FieldError,
  type Player,
  type PlayerInput,
} from '@picadito/domain';
import { invalid, throwIfInvalid } from '../app-error.ts';
import { listCounts } from '../store/tables/badges/badge-facts.ts';
import { findList } from '../store/tables/players/lists.ts';
import { countPlayers, insertPlayers, type PlayerValues } from '../store/tables/players/players.ts';
import { award } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList, orNotFound } from '../transactions/load-owned.ts';
import { asStored } from './whatsapp.ts';
import type { Writer } from '../store/store.ts';
import { write, type WriteContext } from '../transactions/write.ts';

/** Adds a player to a list; throws "not found" for a missing or foreign list. */
export async function addPlayer(
  context: Context,
  organiser: Organiser,
  listId: string,
  player: PlayerInput,
): Promise<Player> {
  const [added] = await add(context, organiser, listId, [player], () => 'whatsapp');
  return orNotFound(added);
}

/** Adds several players to a list, all or nothing; throws (422) an error for every row with an invalid phone number. */
export async function addPlayers(
  context: Context,
  organiser: Organiser,
  listId: string,
  players: readonly PlayerInput[],
): Promise<Player[]> {
  return add(context, organiser, listId, players, (index) => [index, 'whatsapp']);
}

async function add(
  context: Context,
  organiser: Organiser,
  listId: string,
  inputs: readonly PlayerInput[],
  pathOf: (index: number) => FieldError['path'],
): Promise<Player[]> {
  const { values, errors } = asStored(inputs, organiser.country, pathOf);
  return write(context, organiser, async (tx, writeContext) => {
    await lockOwnedList(tx, organiser, listId);
    throwIfInvalid(errors);
    return storePlayers(tx, writeContext, listId, values);
  });
}

/** Stores players of a list within a transaction; throws (422) when the list or the account would have too many. */
export async function storePlayers(
  tx: Writer,
  writeContext: WriteContext,
  listId: string,
  values: readonly PlayerValues[],
): Promise<Player[]> {
  if (values.length === 0) return [];
  const userId = writeContext.organiser.id;
  const { playerCount } = orNotFound(await findList(tx, userId, listId));
  const players = playerCount + values.length;
  if (players > PLAYERS_PER_LIST_MAX) throw invalid('', MESSAGES.listFull);
  await requireRoomFor(tx, userId, values.length);
  const added = await insertPlayers(
    tx,
    { userId, listId },
    values.map((player) => ({ ...player, createdAt: writeContext.nextTimestamp() })),
  );
  const [first] = added;
  if (!first) return added;
  const upperBound = { lists: [{ players, withNumber: players }] };
  const readFacts = async () => ({ lists: await listCounts(tx, userId, listId) });
  await award(tx, writeContext, upperBound, readFacts);
  if (added.length === 1) writeContext.recordChange('player', first.id);
  else writeContext.recordChange('list', listId);
  return added;
}

/**
 * Throws (422) when the account would have too many players. No concurrent request can add players before the
 * transaction ends, because it holds the lock on the organiser's row.
 */
export async function requireRoomFor(tx: Writer, userId: string, added: number): Promise<void> {
  if (added > 0 && (await countPlayers(tx, userId)) + added > PLAYERS_PER_USER_MAX)
    throw invalid('', MESSAGES.tooManyPlayers);
}
