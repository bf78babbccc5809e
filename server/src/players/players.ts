import {
  MESSAGES,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
  ratingOf,
  type FieldError,
  type Player,
  type PlayerInput,
  type PlayerPatch,
} from '@picadito/domain';
import { invalid, throwIfInvalid } from '../app-error.ts';
import { listCounts } from '../store/tables/badges/badge-facts.ts';
import { findList, lockList } from '../store/tables/players/lists.ts';
import {
  countPlayers,
  insertPlayers,
  updatePlayer,
  type PlayerValues,
} from '../store/tables/players/players.ts';
import { award, awardForNumber } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isGuestFor, lockOwnedList, orNotFound, ownedPlayer } from '../transactions/load-owned.ts';
import { asStored, toE164 } from './whatsapp.ts';
import type { Writer } from '../store/store.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { fillPlacesOfAll } from '../waitlist/fill-places.ts';

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
  await requireCapacityFor(tx, userId, values.length);
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
 * transaction ends, because this transaction holds the lock on the organiser's row.
 */
export async function requireCapacityFor(tx: Writer, userId: string, added: number): Promise<void> {
  if (added > 0 && (await countPlayers(tx, userId)) + added > PLAYERS_PER_USER_MAX)
    throw invalid('', MESSAGES.tooManyPlayers);
}

/** Changes the fields of a player that `patch` contains; a PUT contains all. Returns the player. */
export async function changePlayer(
  context: Context,
  organiser: Organiser,
  playerId: string,
  patch: PlayerPatch,
): Promise<Player> {
  return write(context, organiser, async (tx, writeContext) => {
    const before = await ownedPlayer(tx, organiser, playerId);
    const { skillLevel = before.skillLevel, whatsapp, ...named } = patch;
    const values = {
      ...before,
      ...named,
      rating: ratingOf(skillLevel),
      whatsapp: whatsapp === undefined ? before.whatsapp : toE164(whatsapp, organiser.country),
    };
    const isNumberNew = before.whatsapp === null && values.whatsapp !== null;
    if (isNumberNew) await lockList(tx, organiser.id, before.listId);
    await updatePlayer(tx, organiser.id, playerId, values);
    if (isNumberNew) await awardForNumber(tx, writeContext, before.listId);
    // The places that the player kept are free for the waitlists now.
    if (before.isRegular && !values.isRegular) await fillPlacesOfAll(tx, writeContext, new Set());
    writeContext.recordChange('player', playerId);
    const player = await ownedPlayer(tx, organiser, playerId);
    // Helpers do not see the numbers of guests.
    return (await isGuestFor(tx, organiser, player)) ? { ...player, whatsapp: null } : player;
  });
}
