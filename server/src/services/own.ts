import type { MatchPlayer, Player } from '@picadito/domain';
import { notFound } from '../app-error.ts';
import type { CountedMatch } from '../store/tables/counted-matches.ts';
import { findList, lockList } from '../store/tables/lists.ts';
import { findMatch, lockMatch, type MatchRow } from '../store/tables/matches.ts';
import { findPlayer } from '../store/tables/players.ts';
import { findInRoster } from '../store/tables/roster.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';

/** Ids look like this; anything else is simply not found, before the database is asked. */
const ID = /^[\w-]{20,64}$/;

export function isId(text: string): boolean {
  return ID.test(text);
}

/** The id, or "not found": missing, malformed and foreign answer alike. */
export function wellFormed(id: string): string {
  if (!isId(id)) throw notFound();
  return id;
}

export async function ownList({ store }: Context, organiser: Organiser, listId: string) {
  return found(await findList(store.read, organiser.id, wellFormed(listId)));
}

/** Locked until the transaction ends. */
export async function lockOwnList(tx: Writer, organiser: Organiser, listId: string): Promise<void> {
  if (!(await lockList(tx, organiser.id, wellFormed(listId)))) throw notFound();
}

export async function ownPlayer({ store }: Context, organiser: Organiser, playerId: string) {
  return ownPlayerIn(store.read, organiser, playerId);
}

/** The player as he is inside a transaction. */
export async function ownPlayerIn(
  db: Reader,
  organiser: Organiser,
  playerId: string,
): Promise<Player> {
  return found(await findPlayer(db, organiser.id, wellFormed(playerId)));
}

export async function ownMatch(
  { store, now }: Context,
  organiser: Organiser,
  matchId: string,
): Promise<CountedMatch> {
  const id = wellFormed(matchId);
  return found(await findMatch(store.read, organiser.id, id, timestamp(now())));
}

/** The match, locked until the transaction ends. */
export async function lockOwnMatch(
  tx: Writer,
  organiser: Organiser,
  matchId: string,
): Promise<MatchRow> {
  return found(await lockMatch(tx, organiser.id, wellFormed(matchId)));
}

export async function ownMatchPlayer(
  { store, now }: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<MatchPlayer> {
  return ownMatchPlayerIn(store.read, organiser, { matchId, playerId }, timestamp(now()));
}

/** A player of a match as the match sees him at `time`, inside a transaction: both are the organiser's, and belong together. */
export async function ownMatchPlayerIn(
  db: Reader,
  organiser: Organiser,
  place: { matchId: string; playerId: string },
  time: string,
): Promise<MatchPlayer> {
  const [matchId, playerId] = [wellFormed(place.matchId), wellFormed(place.playerId)];
  return found(await findInRoster(db, organiser.id, matchId, playerId, time));
}

export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound();
  return thing;
}
