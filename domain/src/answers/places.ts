/*
 * Who has a place in a match. The capacity limits answers by the link only: whom the organiser confirms is in. A VOY
 * stands at the end of the queue, and while places are free the first of the queue moves up; so with a free place one
 * is in at once. Order is that of the server's growing timestamps, whatever its clock does. A player who is in stays in
 * until the player or the organiser says otherwise: a smaller capacity throws none out. In the last hours players are
 * asked first (last-hours.ts).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer } from './answer.ts';
import { askingOf, isInLastHours, type Clock } from './last-hours.ts';

/** A player of the match: what is stored of the attendance, and since when an answer that counts waits. */
export type Standing = {
  playerId: string;
  status: AttendanceStatus;
  queuedAt: string | null;
  isGuest?: boolean;
  /** A guest, while those wait behind all others (guests.ts). */
  isLast?: boolean;
};

/** The places of a match, and when they are asked for. */
export type Room = { capacity: number } & Clock;

/** Those who wait, the first to move up first. */
export function queueOf<T extends Standing>(standings: readonly T[]): T[] {
  return standings
    .filter(({ status, queuedAt }) => status === 'pending' && queuedAt !== null)
    .toSorted((a, b) => (inLine(a) < inLine(b) ? -1 : 1));
}

const inLine = ({ isLast, queuedAt }: Standing) => `${isLast ? 1 : 0}${queuedAt ?? ''}`;

/** Those who move up. `going`: how many are in. */
export function movingUp<T extends Standing>(
  standings: readonly T[],
  { going, capacity }: { going: number; capacity: number },
): T[] {
  return queueOf(standings).slice(0, Math.max(0, capacity - going));
}

/** Where it leaves a player, and which others move up by it. */
export type Placed = { own: Standing; movedUp: string[] };

/** Of an answer at `at`. */
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

/** Once a player stands there, the queue moves up; in the last hours only who accepts. */
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

/** A player who was asked gets a free place, and one who comes anew if there are more than the others wait for. */
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

/** Before the queue has moved. Who is in or waits and says VOY again keeps the place. */
function wanted({ playerId, status, queuedAt }: Standing, answer: Answer, at: string): Standing {
  if (answer === 'declined') return { playerId, status: 'declined', queuedAt: null };
  if (answer === 'maybe') return { playerId, status: 'pending', queuedAt: null };
  if (status === 'confirmed') return { playerId, status, queuedAt: null };
  return { playerId, status: 'pending', queuedAt: (status === 'pending' && queuedAt) || at };
}
