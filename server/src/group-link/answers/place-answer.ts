import {
  areGuestsLast,
  CAPACITY,
  isCurrent,
  isPlaceTaken,
  placesAfter,
  placesAfterUndo,
  placesWithGuests,
  statusOf,
  type Answer,
  type Before,
  type DeviceKind,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
  type PlayerState,
  type Placed,
  type PlacedWithGuests,
  type Room,
  type Standing,
} from '@picadito/domain';
import { timestampBefore } from '../../store/timestamps.ts';

/** An answer by a link that is to be stored, with the match and the players it concerns. */
export type Given = {
  match: LinkedMatch;
  players: LinkedPlayers;
  player: LinkedPlayers['roster'][number];
  answer: Answer;
  /** The new comment; null deletes the comment, undefined keeps the comment of an earlier equal answer. */
  comment: string | null | undefined;
  authorId: string | null;
  /** True if the answer undoes the player's previous one. */
  isUndo: boolean;
  /** True if the device only claims the name, and does not own it. */
  isClaim: boolean;
  deviceHash: string | null;
  /** How well the device is known; null for a guest, and for a proposal that the organiser accepts. */
  kind: DeviceKind | null;
  /**
   * Hash of the sender's address if the answer falls under the limit on how many players one sender may take out;
   * otherwise null.
   */
  addressHash: string | null;
};

/**
 * Returns the attendance and answer of a player in a match, in the form that is stored for an undo by the organiser;
 * null for a player who is not in the match.
 */
export function stateOf(
  { roster, answers, guests = [] }: LinkedPlayers,
  playerId: string,
): PlayerState | null {
  const player = roster.find(({ id }) => id === playerId);
  if (!player) return null;
  const { confirmed, declined, confirmedAt } = player;
  const status = statusOf(player);
  const found = answers.find((one) => one.playerId === playerId);
  const isOrganisers = status !== 'pending' && (!found || !isCurrent(found, status));
  const { changedAt: _, ...answer } = found ?? { changedAt: null };
  const leftAt = guests.find((guest) => guest.playerId === playerId)?.leftAt ?? null;
  const stored = 'playerId' in answer ? answer : null;
  return { playerId, confirmed, declined, confirmedAt, isOrganisers, answer: stored, leftAt };
}

/**
 * Returns the answers that still hold: a later decision of the organiser about the same player supersedes the player's
 * answer.
 */
export function currentAnswers({ roster, answers }: LinkedPlayers): LinkAnswer[] {
  const statuses = new Map(roster.map((player) => [player.id, statusOf(player)]));
  return answers.filter((one) => isCurrent(one, statuses.get(one.playerId) ?? 'pending'));
}

/**
 * Returns the state that an undo by the player restores. Returns null for any other answer, and for an undo that no
 * longer fits the player's current answer.
 */
export function undoneBy(
  { isUndo, answer, authorId, isClaim }: Given,
  current: LinkAnswer | undefined,
): Before | null {
  const before = current?.before ?? null;
  return isUndo && authorId === null && !isClaim && before?.answer === answer ? before : null;
}

type Then = {
  current: ReadonlyMap<string, LinkAnswer>;
  undone: Before | null;
  at: string;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Returns the next unused timestamp, one for each guest who comes back with the host. */
  nextAt: () => string;
};

/**
 * Returns the places after an answer: the new standing of the player and of the player's guests, and the ids of the
 * players who move up from the waitlist.
 */
export function placesOf(given: Given, then: Then): PlacedWithGuests {
  const { match, players, player, answer } = given;
  const { roster, guests = [] } = players;
  const areLast = areGuestsLast(match, then.now);
  const standings = roster.map((one): Standing => {
    const queuedAt = then.current.get(one.id)?.queuedAt ?? null;
    const isGuest = guests.some(({ playerId }) => playerId === one.id);
    const isLast = areLast && isGuest;
    return { playerId: one.id, status: statusOf(one), queuedAt, isGuest, isLast };
  });
  const { startsAt, freeSince } = match;
  const room = { capacity: match.capacity ?? CAPACITY, now: then.now, startsAt, freeSince };
  return placesWithGuests(
    { standings, guests, room },
    { playerId: player.id, answer },
    { place: (all) => placeOf(all, { ...given, room }, then), nextAt: then.nextAt },
  );
}

function placeOf(
  standings: readonly Standing[],
  { players: { roster, answers }, player: { id: playerId }, answer, room }: Given & { room: Room },
  { current, undone, at }: Then,
): Placed {
  if (!undone) return placesAfter(standings, { playerId, answer, at }, room);
  const changedAt = new Map(answers.map((one) => [one.playerId, one.changedAt]));
  const others = roster
    .filter(({ id }) => id !== playerId)
    .map(({ id, confirmedAt }) => ({ confirmedAt, changedAt: changedAt.get(id) }));
  const isTaken = isPlaceTaken(others, current.get(playerId)?.changedAt ?? null);
  const undo = { playerId, before: undone, at, isTaken, earlier: timestampBefore };
  return placesAfterUndo(standings, undo, room);
}
