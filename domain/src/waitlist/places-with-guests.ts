/* Decides the places after an answer of a player together with the guests that the player brings (guests.ts). */
import type { Answer } from './answer.ts';
import { GUESTS_PER_MATCH_MAX, type Guest } from './guests.ts';
import {
  placesAfter,
  placesAfterUndo,
  type Availability,
  type Placed,
  type Standing,
  type TakenBack,
} from './places.ts';

type Match = {
  standings: readonly Standing[];
  guests: readonly Guest[];
  availability: Availability;
};
type GivenAnswer = {
  playerId: string;
  answer: Answer;
  /** Timestamp of the answer. */
  at: string;
  /** The state that the answer restores, if it takes back an earlier answer. */
  undo?: TakenBack | null;
};
export type PlacedWithGuests = Placed & { guests: Standing[] };

/**
 * Returns the guests who have to drop out when their host does: all that the organiser does not keep and who have not
 * dropped out before.
 */
export function guestsLeaving({ standings, guests }: Omit<Match, 'availability'>, hostId: string) {
  return guestsOf({ standings, guests }, hostId).filter(({ status }) => status !== 'declined');
}

/**
 * Returns the places after a player's answer, together with the player's guests: they drop out unless the answer is
 * VOY, and come back with a VOY. `nextTimestamp` gives each guest who comes back a different time, from which the order
 * on the waitlist follows.
 */
export function placesWithGuests(
  { standings, guests, availability }: Match,
  { playerId: hostId, answer, at, undo = null }: GivenAnswer,
  nextTimestamp: () => string,
): PlacedWithGuests {
  const isComing = answer === 'confirmed';
  const leaving = isComing ? [] : guestsLeaving({ standings, guests }, hostId).map(declined);
  const present = mergeStandings(standings, leaving);
  const after = undo
    ? placesAfterUndo(present, { playerId: hostId, at, ...undo }, availability)
    : placesAfter(present, { playerId: hostId, answer, at }, availability);
  const returning = isComing ? guestsReturning({ standings, guests }, hostId) : [];
  let all = mergeStandings(standings, [after.own, ...after.movedUp.map(confirmed)]);
  const back = returning.map(({ playerId }) => {
    const guest = { playerId, answer: 'confirmed', at: nextTimestamp() } as const;
    const { own } = placesAfter(all, guest, availability);
    all = mergeStandings(all, [own]);
    return own;
  });
  return { ...after, guests: [...leaving, ...back] };
}

/**
 * Returns the guests who come back with their host. There may be fewer than dropped out, because other players may have
 * brought guests since and the match has a limit.
 */
function guestsReturning(match: Omit<Match, 'availability'>, hostId: string): Standing[] {
  const { guests, standings } = match;
  const left = new Set(guests.flatMap((guest) => (guest.leftAt ? guest.playerId : [])));
  const present = standings.filter(
    ({ playerId, status }) =>
      status !== 'declined' && guests.some((guest) => guest.playerId === playerId),
  );
  return guestsOf(match, hostId)
    .filter(({ playerId, status }) => status === 'declined' && left.has(playerId))
    .slice(0, Math.max(0, GUESTS_PER_MATCH_MAX - present.length));
}

/**
 * Returns the guests who drop out and come back with their host: all guests of the host that the organiser does not
 * keep.
 */
function guestsOf({ standings, guests }: Omit<Match, 'availability'>, hostId: string): Standing[] {
  const own = guests.filter((guest) => guest.hostId === hostId && !guest.isKept);
  return standings.filter(({ playerId }) => own.some((guest) => guest.playerId === playerId));
}

const declined = (one: Standing): Standing => ({ ...one, status: 'declined', queuedAt: null });
const confirmed = (playerId: string): Standing => {
  return { playerId, status: 'confirmed', queuedAt: null };
};

/** Returns the standings in their order, with the changed standings in place of the former ones of the same players. */
function mergeStandings(standings: readonly Standing[], changed: readonly Standing[]): Standing[] {
  const byId = new Map(changed.map((one) => [one.playerId, one]));
  return standings.map((one) => byId.get(one.playerId) ?? one);
}
