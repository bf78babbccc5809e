import { MESSAGES, type MatchPlayerReply, type Player } from '@picadito/domain';
import { AppError, notFound } from '../app-error.ts';
import { findList, lockList } from '../store/tables/players/lists.ts';
import {
  findMatch,
  lockMatch,
  listsOfMatches,
  type CountedMatch,
  type MatchRow,
} from '../store/tables/matches/matches.ts';
import { findPlayer } from '../store/tables/players/players.ts';
import { findInRoster } from '../store/tables/matches/roster.ts';
import { isGuestOfList } from '../store/tables/matches/roster-guests.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from './context.ts';

/** Matches the form of an id. Other texts are "not found" without a query. */
const ID = /^[\w-]{20,64}$/;

export function isId(text: string): boolean {
  return ID.test(text);
}

/** Returns the id, or throws "not found" for a malformed id: missing, malformed and foreign ids give the same error. */
export function validId(id: string): string {
  if (!isId(id)) throw notFound();
  return id;
}

/** Returns the id of a list; throws "not found" for a malformed id, and for a helper of another list. */
function idOfList({ helper }: Organiser, listId: string): string {
  if (helper && helper.listId !== listId) throw notFound();
  return validId(listId);
}

/** Returns the row. Throws "not found" if it is missing, or of a list with which the acting helper does not help. */
function ofHelpedList<T>(
  { helper }: Organiser,
  row: T | undefined,
  listOf: (row: T) => string | null,
): T {
  const found = orNotFound(row);
  if (helper && helper.listId !== listOf(found)) throw notFound();
  return found;
}

export async function ownedList({ store }: Context, organiser: Organiser, listId: string) {
  return orNotFound(await findList(store.read, organiser.id, idOfList(organiser, listId)));
}

/**
 * Returns these ids without texts that have not the form of an id; for a helper only the ids of matches of the helped
 * list.
 */
export async function matchesFor(
  db: Reader,
  { id: userId, helper }: Organiser,
  matchIds: readonly string[],
): Promise<string[]> {
  const ids = matchIds.filter(isId);
  if (!helper) return ids;
  const lists = await listsOfMatches(db, userId, ids);
  return ids.filter((id) => lists.get(id) === helper.listId);
}

/** Locks a list until the transaction ends; throws "not found" unless it belongs to the organiser. */
export async function lockOwnedList(
  tx: Writer,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  if (!(await lockList(tx, organiser.id, idOfList(organiser, listId)))) throw notFound();
}

export async function requireOwnedPlayer(
  { store }: Context,
  organiser: Organiser,
  playerId: string,
) {
  return ownedPlayer(store.read, organiser, playerId);
}

export async function ownedPlayer(
  db: Reader,
  organiser: Organiser,
  playerId: string,
): Promise<Player> {
  const player = orNotFound(await findPlayer(db, organiser.id, validId(playerId)));
  if (await isGuestFor(db, organiser, player)) return player;
  return ofHelpedList(organiser, player, ({ listId }) => listId);
}

/** Tells whether a player is a guest on no list in a match of the list with which the acting helper helps. */
export async function isGuestFor(
  db: Reader,
  { id: userId, helper }: Organiser,
  { id, listId }: Pick<Player, 'id' | 'listId'>,
): Promise<boolean> {
  if (!helper || listId !== userId) return false;
  return isGuestOfList(db, { userId, listId: helper.listId }, id);
}

export async function ownedMatch(
  { store, now }: Context,
  organiser: Organiser,
  matchId: string,
): Promise<CountedMatch> {
  const id = validId(matchId);
  const match = await findMatch(store.read, organiser.id, id, timestamp(now()));
  return ofHelpedList(organiser, match, ({ list_id }) => list_id);
}

/** Returns a match and locks it until the transaction ends; throws "not found" unless it belongs to the organiser. */
export async function lockOwnedMatch(
  tx: Writer,
  organiser: Organiser,
  matchId: string,
): Promise<MatchRow> {
  const match = await lockMatch(tx, organiser.id, validId(matchId));
  return ofHelpedList(organiser, match, ({ list_id }) => list_id);
}

export async function requireOwnedMatchPlayer(
  { store, now }: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<MatchPlayerReply> {
  return ownedMatchPlayer(store.read, organiser, { matchId, playerId }, timestamp(now()));
}

/**
 * Returns a player of a match, with the attendance at `time`. Throws "not found" unless both belong to the organiser
 * and the player is on the match's roster.
 */
export async function ownedMatchPlayer(
  db: Reader,
  organiser: Organiser,
  key: { matchId: string; playerId: string },
  time: string,
): Promise<MatchPlayerReply> {
  const [matchId, playerId] = [validId(key.matchId), validId(key.playerId)];
  return orNotFound(await findInRoster(db, organiser.id, matchId, playerId, time));
}

export function orNotFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound();
  return thing;
}

/**
 * Throws "unavailable" (503) unless a row that a link leads to still belongs to the organiser whose row is locked: its
 * list may have been handed over since the request found it, and the next request finds the new owner.
 */
export function requireOwner(row: { user_id: string }, owner: Organiser): void {
  if (row.user_id !== owner.id) throw new AppError('unavailable', MESSAGES.unavailable);
}
