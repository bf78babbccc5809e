/*
 * Decides which players have a place in a match. The capacity limits only answers by the link; a player confirmed by
 * the organiser is in. A VOY goes to the end of the waitlist, and while places are free the first of the waitlist moves
 * up, so with a free place the player is in at once. The order is that of the server's growing timestamps. A player who
 * is in stays in until the player or the organiser says otherwise, also when the capacity is reduced. In the last hours
 * the waitlist is offered the place first (place-offer.ts). Guests come and drop out with their host (guests.ts).
 * Places that are kept for regulars go to nobody else (kept-places.ts).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer, Before } from './answer.ts';
import { keptPlaces, openPlaces } from './kept-places.ts';
import { isInLastHours, placeOffer, type Clock } from './place-offer.ts';

/**
 * Type of the position of a player in a match. `status` is the stored attendance. `queuedAt` is the timestamp since
 * which the player has been on the waitlist, or null for a player who is not on it.
 */
export type Standing = {
  playerId: string;
  status: AttendanceStatus;
  queuedAt: string | null;
  isGuest?: boolean;
  /** True for a guest while guests wait after all players of the list (guests.ts). */
  isLast?: boolean;
  /** True for a regular who keeps a place while the status is pending (kept-places.ts). */
  keepsPlace?: boolean;
};

/** Type of the number of places of a match and of its times, from which places are given. */
export type Availability = { capacity: number } & Clock;

/** Returns the players on the waitlist, in the order in which they move up. */
export function waitlistOf<T extends Standing>(standings: readonly T[]): T[] {
  return standings
    .filter(({ status, queuedAt }) => status === 'pending' && queuedAt !== null)
    .toSorted((a, b) => (inLine(a) < inLine(b) ? -1 : 1));
}

const inLine = ({ isLast, queuedAt }: Standing) => `${isLast ? 1 : 0}${queuedAt ?? ''}`;

/**
 * Returns the players of the waitlist who get a free place, in their order. `going` is the number of players who are
 * in. A regular who keeps a place gets any free place, and the other players get the free places that nobody keeps.
 */
export function movingUp<T extends Standing>(
  standings: readonly T[],
  room: { going: number; capacity: number },
): T[] {
  const waitlist = waitlistOf(standings);
  const free = Math.max(0, room.capacity - room.going);
  const up = new Set([
    ...waitlist.filter((one) => one.keepsPlace).slice(0, free),
    ...waitlist.filter((one) => !one.keepsPlace).slice(0, openPlaces(standings, room)),
  ]);
  return waitlist.filter((one) => up.has(one));
}

/**
 * Type of the result of an answer: the new position of the player who answered, and the ids of the other players who
 * move up because of it.
 */
export type Placed = { own: Standing; movedUp: string[] };

/** Returns the new places after a player has answered at the timestamp `at`. */
export function placesAfter(
  standings: readonly Standing[],
  { playerId, answer, at }: { playerId: string; answer: Answer; at: string },
  availability: Availability,
): Placed {
  const before = standings.find((one) => one.playerId === playerId);
  const known: Standing = before ?? { playerId, status: 'pending', queuedAt: null };
  const own = { ...standingAfterAnswer(known, answer, at), ...marksOf(known, answer) };
  return placedWith(standings, own, availability);
}

/** Returns the marks of a position that stay with an answer; a regular who says NO VOY keeps no place any more. */
function marksOf({ isLast, keepsPlace }: Standing, answer: Answer) {
  return {
    ...(isLast && { isLast }),
    ...(keepsPlace && answer !== 'declined' && { keepsPlace }),
  };
}

/**
 * Returns the new places after one player's position has changed to `own`. The waitlist moves up while places are free.
 * In the last three hours only the player `own` can get a place (upInLastHours).
 */
function placedWith(
  standings: readonly Standing[],
  own: Standing,
  availability: Availability,
): Placed {
  const { playerId } = own;
  const others = standings.filter((one) => one.playerId !== playerId);
  const after = [...others, own];
  const { capacity } = availability;
  const up = isInLastHours(availability)
    ? upInLastHours(own, { standings, others, availability })
    : movingUp(after, { going: goingIn(after), capacity }).map((one) => one.playerId);
  return {
    own: up.includes(playerId) ? { ...own, status: 'confirmed', queuedAt: null } : own,
    movedUp: up.filter((id) => id !== playerId),
  };
}

type LastHours = {
  standings: readonly Standing[];
  others: readonly Standing[];
  availability: Availability;
};

/**
 * Returns an array with the id of the player `own` if that player gets a free place in the last hours: the player keeps
 * one, has accepted one, or was not on the waitlist and there are more free places than waiting players. Returns an
 * empty array otherwise.
 */
function upInLastHours(own: Standing, { standings, others, availability }: LastHours): string[] {
  if (own.queuedAt === null) return [];
  const room = { going: goingIn(others), capacity: availability.capacity };
  if (own.keepsPlace) return room.going < room.capacity ? [own.playerId] : [];
  const free = room.capacity - room.going - keptPlaces(others, room);
  const waitlist = waitlistOf(standings);
  const isOwn = ({ playerId }: Standing) => playerId === own.playerId;
  const offer = placeOffer(waitlist, free, {
    ...availability,
    isGuest: (one) => one.isGuest === true,
  });
  const isOffered = offer?.to === 'players' && offer.players.some(isOwn);
  const isNew = !waitlist.some(isOwn) && waitlist.length < free;
  return isOffered || isNew ? [own.playerId] : [];
}

const goingIn = (standings: readonly Standing[]) =>
  standings.filter(({ status }) => status === 'confirmed').length;

/**
 * Returns the position of a player after an answer, before anybody moves up. A player who is in or on the waitlist and
 * says VOY again keeps the position.
 */
function standingAfterAnswer(
  { playerId, status, queuedAt }: Standing,
  answer: Answer,
  at: string,
): Standing {
  if (answer === 'declined') return { playerId, status: 'declined', queuedAt: null };
  if (answer === 'maybe') return { playerId, status: 'pending', queuedAt: null };
  if (status === 'confirmed') return { playerId, status, queuedAt: null };
  return { playerId, status: 'pending', queuedAt: (status === 'pending' && queuedAt) || at };
}

/** Type of the facts about an answer that a player takes back. `before` is the state that the answer had replaced. */
export type TakenBack = {
  before: Before;
  /** True if another player has come in since the player left. */
  isTaken: boolean;
  /** Returns a timestamp just before the given one, to put a player first on the waitlist. */
  earlier: (at: string) => string;
};

/**
 * Returns the new places after a player has taken back an answer: the position of the player, and the ids of the other
 * players who move up because of it.
 */
export function placesAfterUndo(
  standings: readonly Standing[],
  undo: TakenBack & { playerId: string; at: string },
  availability: Availability,
): Placed {
  const { playerId, before } = undo;
  const known = standings.find((one) => one.playerId === playerId);
  const own = undone(standings, undo, availability.capacity);
  const kept = known ? { ...own, ...marksOf(known, before.answer) } : own;
  return placedWith(standings, kept, availability);
}

function undone(
  standings: readonly Standing[],
  { playerId, before, at, isTaken, earlier }: TakenBack & { playerId: string; at: string },
  capacity: number,
): Standing {
  const { answer, queuedAt } = before;
  if (answer === 'declined') return { playerId, status: 'declined', queuedAt: null };
  if (answer === 'maybe') return { playerId, status: 'pending', queuedAt: null };
  if (queuedAt !== null) return { playerId, status: 'pending', queuedAt };
  const others = standings.filter((one) => one.playerId !== playerId);
  if (goingIn(others) < capacity || !isTaken)
    return { playerId, status: 'confirmed', queuedAt: null };
  const [first] = waitlistOf(others);
  return { playerId, status: 'pending', queuedAt: earlier(first?.queuedAt ?? at) };
}
