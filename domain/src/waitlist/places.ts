/*
 * Decides which players have a place in a match. The capacity limits only answers by the link; a player confirmed by
 * the organiser is in. A VOY goes to the end of the waitlist, and while places are free the first player of the
 * waitlist moves up, so with a free place the player is in at once. The order is that of the server's growing
 * timestamps, even when its clock is set back. A player who is in stays in until the player or the organiser says
 * otherwise: a smaller capacity removes none. In the last hours the players on the waitlist are offered the place first; see `placeOffer`.
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer } from './answer.ts';

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
};

/** Type of the facts by which places are given: the number of places of a match, and its times. */
export type Availability = { capacity: number } & Clock;

/** Returns the players on the waitlist, in the order in which they move up. */
export function waitlistOf<T extends Standing>(standings: readonly T[]): T[] {
  return standings
    .filter(({ status, queuedAt }) => status === 'pending' && queuedAt !== null)
    .toSorted((a, b) => (inLine(a) < inLine(b) ? -1 : 1));
}

const inLine = ({ isLast, queuedAt }: Standing) => `${isLast ? 1 : 0}${queuedAt ?? ''}`;

/** Returns the players of the waitlist for whom there is a free place. `going` is the number of players who are in. */
export function movingUp<T extends Standing>(
  standings: readonly T[],
  { going, capacity }: { going: number; capacity: number },
): T[] {
  return waitlistOf(standings).slice(0, Math.max(0, capacity - going));
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
  const own = standingAfterAnswer(known, answer, at);
  return placedWith(standings, known.isLast ? { ...own, isLast: true } : own, availability);
}

/**
 * Returns the new places after one player's position has changed to `own`. The waitlist moves up while places are free.
 * In the last three hours nobody moves up; only the player `own` can get a place, by accepting one.
 */
export function placedWith(
  standings: readonly Standing[],
  own: Standing,
  availability: Availability,
): Placed {
  const { playerId } = own;
  const others = standings.filter((one) => one.playerId !== playerId);
  const after = [...others, own];
  const { capacity } = availability;
  const up = isInLastHours(availability)
    ? acceptedBy(own, { standings, others, availability })
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
 * Returns the id of the player `own` in a list if that player gets a free place in the last hours: the player has
 * accepted one, or is new while more places are free than players wait. Returns an empty list otherwise.
 */
function acceptedBy(own: Standing, { standings, others, availability }: LastHours): string[] {
  if (own.queuedAt === null) return [];
  const free = availability.capacity - goingIn(others);
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

/*
 * In the last three hours before kick-off a free place is not given at once, because the players on the waitlist may
 * have made other plans. The first two get the question '¿Entrás?', and the first to accept gets the place. When one of them
 * says no, the next one gets the question. After 20 minutes, or in the last hour, the organiser chooses, and no other
 * player gets in from the waitlist. No device answers for a guest: guests are skipped, and the organiser chooses at
 * once where only guests wait. All of it follows from stored times and the clock of the server, so no timer has to run.
 */
const MINUTE_MS = 60_000;
const LAST_HOURS_MS = 180 * MINUTE_MS;
const OFFER_MS = 20 * MINUTE_MS;
const LAST_HOUR_MS = 60 * MINUTE_MS;
const OFFERED_AT_ONCE = 2;

/**
 * Type of the times that decide how free places are given. `now` and `startsAt` (the start of the match) are in epoch
 * milliseconds. `freeSince` is the timestamp at which a place last became free in the last three hours; null if none
 * has.
 */
export type Clock = { now: number; startsAt: number; freeSince: string | null };

export type PlaceOffer<T> =
  | { to: 'players'; players: T[]; until: number }
  | { to: 'organiser'; waitlist: readonly T[] };

export function isInLastHours({ now, startsAt }: Omit<Clock, 'freeSince'>): boolean {
  return now >= startsAt - LAST_HOURS_MS && now < startsAt;
}

/**
 * Returns the players who get the question '¿Entrás?' for a free place and the time until which they can accept, or the
 * waitlist from which the organiser chooses. Returns null if there is no free place, if no player waits, and outside
 * the last three hours. `waitlist` is the waitlist in its order, and `free` is the number of free places.
 */
export function placeOffer<T>(
  waitlist: readonly T[],
  free: number,
  { isGuest, ...clock }: Clock & { isGuest: (one: T) => boolean },
): PlaceOffer<T> | null {
  if (free < 1 || waitlist.length === 0 || !isInLastHours(clock)) return null;
  const { now, startsAt, freeSince } = clock;
  const since = freeSince === null ? -Infinity : Date.parse(freeSince);
  const until = Math.min(since + OFFER_MS, startsAt - LAST_HOUR_MS);
  const players = waitlist.filter((one) => !isGuest(one));
  if (now >= until || players.length === 0) return { to: 'organiser', waitlist };
  return { to: 'players', players: players.slice(0, Math.max(OFFERED_AT_ONCE, free)), until };
}
