import { getHeapStatistics, type HeapInfo } from 'node:v8';
import {
  MESSAGES,
  PLAYERS_PER_USER_MAX,
  type MatchPlayerReply,
  type Player,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { countPlayers, playersOfList, playersOnLists } from '../store/tables/players/players.ts';
import { guestsOfList } from '../store/tables/matches/roster-guests.ts';
import type { Reader } from '../store/store.ts';
import type { Organiser } from './context.ts';

/**
 * Estimate of the bytes of heap memory that a response about all players needs for each player: rows, objects and JSON
 * text, doubled for safety.
 */
const BYTES_PER_PLAYER = 2000;

type Heap = Pick<HeapInfo, 'heap_size_limit' | 'used_heap_size'>;

/** Bytes of heap memory that reads in progress are expected to take. */
let reserved = 0;

/** Returns the players of all lists of the organiser, sorted by name; for a helper those of the helped list. */
export async function playersFor(db: Reader, { id, helper }: Organiser): Promise<Player[]> {
  return helper ? playersOfList(db, id, helper.listId) : allPlayers(db, id);
}

/** Returns a function that tells whether an id is that of a player for whom the organiser's request may ask. */
export async function isPlayerFor(
  db: Reader,
  organiser: Organiser,
): Promise<(playerId: string) => boolean> {
  if (!organiser.helper) return () => true;
  const ids = new Set((await playersFor(db, organiser)).map(({ id }) => id));
  return (playerId) => ids.has(playerId);
}

/**
 * Returns a function that tells whether an id is that of a player whose marks the organiser sees; a helper sees those
 * of the guests of the list's matches too, because teams need them.
 */
export async function isMarkedFor(
  db: Reader,
  organiser: Organiser,
): Promise<(playerId: string) => boolean> {
  const isKnown = await isPlayerFor(db, organiser);
  const { id: userId, helper } = organiser;
  const guests = new Set(helper && (await guestsOfList(db, { userId, listId: helper.listId })));
  return (playerId) => isKnown(playerId) || guests.has(playerId);
}

/** Returns players of a match without the numbers that a helper must not see: those of players outside the list. */
export async function withoutForeignNumbers(
  db: Reader,
  organiser: Organiser,
  players: readonly MatchPlayerReply[],
): Promise<MatchPlayerReply[]> {
  const isKnown = await isPlayerFor(db, organiser);
  return players.map((player) => (isKnown(player.id) ? player : { ...player, whatsapp: null }));
}

/**
 * Returns all players of the user's lists, sorted by name. An account that is older than the limits may have more
 * players than the memory can hold; then the function throws `unavailable` (503), so that the process does not run out
 * of memory.
 */
export async function allPlayers(
  db: Reader,
  userId: string,
  heap: () => Heap = getHeapStatistics,
): Promise<Player[]> {
  const players = await playersOnLists(db, userId, PLAYERS_PER_USER_MAX + 1);
  if (players.length <= PLAYERS_PER_USER_MAX) return players;
  const bytes = (await countPlayers(db, userId)) * BYTES_PER_PLAYER;
  const { heap_size_limit: limit, used_heap_size: used } = heap();
  if (used + reserved + bytes > limit)
    throw new AppError('unavailable', MESSAGES.unavailable, { reason: 'heap' });
  reserved += bytes;
  try {
    return await playersOnLists(db, userId);
  } finally {
    reserved -= bytes;
  }
}
