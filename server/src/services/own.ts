import { notFound } from '../app-error.ts';
import type { CountedMatch } from '../store/counted-matches.ts';
import { findList } from '../store/lists-store.ts';
import { findMatch, lockMatch, type MatchRow } from '../store/matches-store.ts';
import { findPlayer } from '../store/players-store.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from './context.ts';

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

export async function ownPlayer({ store }: Context, organiser: Organiser, playerId: string) {
  return found(await findPlayer(store.read, organiser.id, wellFormed(playerId)));
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

export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound();
  return thing;
}
