/*
 * Decides which players have a place in a match. The capacity limits only answers by the link; a player confirmed by
 * the organiser is in. A VOY goes to the end of the waitlist, and while places are free the first player of the
 * waitlist moves up, so with a free place the player is in at once. The order is that of the server's growing
 * timestamps, even when its clock is set back. A player who is in stays in until the player or the organiser says
 * otherwise: a smaller capacity removes none. In the last hours players are asked first (last-hours.ts).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer } from './answer.ts';
import { askingOf, isInLastHours, type Clock } from './last-hours.ts';

/** Describes a player of the match: the stored attendance, and since when an answer that counts has waited. */
export type Standing = {
  playerId: string;
  status: AttendanceStatus;
  queuedAt: string | null;
  isGuest?: boolean;
  /** The player is a guest, and guests still wait after all players of the list (guests.ts). */
  isLast?: boolean;
};

/** Holds the capacity of a match and the times that decide how places are given. */
export type Room = { capacity: number } & Clock;

/** Returns the waiting players in the order in which they move up. */
export function queueOf<T extends Standing>(standings: readonly T[]): T[] {
  return standings
    .filter(({ status, queuedAt }) => status === 'pending' && queuedAt !== null)
    .toSorted((a, b) => (inLine(a) < inLine(b) ? -1 : 1));
}

const inLine = ({ isLast, queuedAt }: Standing) => `${isLast ? 1 : 0}${queuedAt ?? ''}`;

/** Returns the players who move up. `going` counts the players who are in. */
export function movingUp<T extends Standing>(
  standings: readonly T[],
  { going, capacity }: { going: number; capacity: number },
): T[] {
  return queueOf(standings).slice(0, Math.max(0, capacity - going));
}

/** Holds where an answer leaves its player, and which other players move up by it. */
export type Placed = { own: Standing; movedUp: string[] };

/** Returns the places after an answer that is given at `at`. */
export function placesAfter(
  standings: readonly Standing[],
  { playerId, answer, at }: { playerId: string; answer: Answer; at: string },
  room: Room,
): Placed {
  const before = standings.find((one) => one.playerId === playerId);
  const known: Standing = before ?? { playerId, status: 'pending', queuedAt: null };
  const own = wanted(known, answer, at);
  return settled(standings, known.isLast ? { ...own, isLast: true } : own, room);
}

/**
 * Returns the places after the standing of one player has changed: the waitlist moves up, except that in the last hours
 * only a player who accepts gets in.
 */
export function settled(standings: readonly Standing[], own: Standing, room: Room): Placed {
  const { playerId } = own;
  const others = standings.filter((one) => one.playerId !== playerId);
  const after = [...others, own];
  const { capacity } = room;
  const up = isInLastHours(room)
    ? acceptedBy(own, { standings, others, room })
    : movingUp(after, { going: goingIn(after), capacity }).map((one) => one.playerId);
  return {
    own: up.includes(playerId) ? { ...own, status: 'confirmed', queuedAt: null } : own,
    movedUp: up.filter((id) => id !== playerId),
  };
}

type Last = { standings: readonly Standing[]; others: readonly Standing[]; room: Room };

/**
 * Returns the player if the player was asked for a free place, or is new while more places are free than players wait.
 */
function acceptedBy(own: Standing, { standings, others, room }: Last): string[] {
  if (own.queuedAt === null) return [];
  const free = room.capacity - goingIn(others);
  const queue = queueOf(standings);
  const isOwn = ({ playerId }: Standing) => playerId === own.playerId;
  const asking = askingOf(queue, free, { ...room, isGuest: (one) => one.isGuest === true });
  const isAsked = asking?.whom === 'players' && asking.asked.some(isOwn);
  const isNew = !queue.some(isOwn) && queue.length < free;
  return isAsked || isNew ? [own.playerId] : [];
}

const goingIn = (standings: readonly Standing[]) =>
  standings.filter(({ status }) => status === 'confirmed').length;

/**
 * Returns the standing of a player before the waitlist moves. A player who is in or waits and says VOY again keeps the
 * place.
 */
function wanted({ playerId, status, queuedAt }: Standing, answer: Answer, at: string): Standing {
  if (answer === 'declined') return { playerId, status: 'declined', queuedAt: null };
  if (answer === 'maybe') return { playerId, status: 'pending', queuedAt: null };
  if (status === 'confirmed') return { playerId, status, queuedAt: null };
  return { playerId, status: 'pending', queuedAt: (status === 'pending' && queuedAt) || at };
}
