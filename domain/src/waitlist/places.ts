/*
 * Decides which players have a place in a match. The capacity limits only answers by the link; a player confirmed by
 * the organiser is in. A VOY goes to the end of the waitlist, and while places are free the first of the waitlist moves
 * up, so with a free place the player is in at once. The order is that of the server's growing timestamps. A player who
 * is in stays in until the player or the organiser says otherwise, also when the capacity is reduced. In the last hours
 * the waitlist is offered the place first (place-offer.ts). Guests come and drop out with their host (guests.ts).
 * Places that are kept for regulars go to nobody else (waitlist.ts).
 */
import type { Answer, Before } from './answer.ts';
import { GUESTS_PER_MATCH_MAX, type Guest } from './guests.ts';
import { isInLastHours, placeOffer, type Clock } from './place-offer.ts';
import { goingIn, keptPlaces, movingUp, waitlistOf, type Standing } from './waitlist.ts';

/** Type of the number of places of a match and of its times, from which places are given. */
export type Availability = { capacity: number } & Clock;

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
  const after = [...standings.filter((one) => one.playerId !== playerId), own];
  const room = { going: goingIn(after), capacity: availability.capacity };
  const up = isInLastHours(availability)
    ? upInLastHours(own, standings, availability)
    : movingUp(after, room).map((one) => one.playerId);
  return {
    own: up.includes(playerId) ? { ...own, status: 'confirmed', queuedAt: null } : own,
    movedUp: up.filter((id) => id !== playerId),
  };
}

/**
 * Returns an array with the id of the player `own` if that player gets a free place in the last hours: the player keeps
 * one, has accepted one, or was not on the waitlist and there are more free places than waiting players. Returns an
 * empty array otherwise.
 */
function upInLastHours(
  own: Standing,
  standings: readonly Standing[],
  availability: Availability,
): string[] {
  if (own.queuedAt === null) return [];
  const others = standings.filter(({ playerId }) => playerId !== own.playerId);
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
  if (answer !== 'confirmed')
    return standingAfterAnswer({ playerId, status: 'pending', queuedAt: null }, answer, at);
  if (queuedAt !== null) return { playerId, status: 'pending', queuedAt };
  const others = standings.filter((one) => one.playerId !== playerId);
  if (goingIn(others) < capacity || !isTaken)
    return { playerId, status: 'confirmed', queuedAt: null };
  const [first] = waitlistOf(others);
  return { playerId, status: 'pending', queuedAt: earlier(first?.queuedAt ?? at) };
}

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
