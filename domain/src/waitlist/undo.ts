/*
 * With 'DESHACER' a player takes the last answer back. The player gets back the old place among the players who are in,
 * or on the waitlist, while no other player has moved into it; otherwise the player becomes the first on the waitlist.
 * The answer before the last change stays available until the next change, or until the organiser decides.
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer, Before, LinkAnswer } from './answer.ts';
import { queueOf, settled, type Placed, type Room, type Standing } from './places.ts';

type Attending = { status: AttendanceStatus; confirmedAt: string | null };

/**
 * Returns what a new answer of a player can be taken back to; null when nothing else was said. `current` is the answer
 * that counts.
 */
export function beforeOf(
  { status, confirmedAt }: Attending,
  current: LinkAnswer | undefined,
  answer: Answer,
): Before | null {
  const last: Answer | undefined = status === 'pending' ? current?.answer : status;
  if (last === answer) return current?.before ?? null;
  if (last === undefined) return null;
  const { comment = null, queuedAt = null } = current ?? {};
  return { answer: last, comment, queuedAt, confirmedAt };
}

/** `changedAt` is the time of the last change of the attendance, where it is known. */
type Present = { confirmedAt: string | null; changedAt?: string | null };

/**
 * Tells whether other players came in since a player left. A player who took an answer back came in at `changedAt`,
 * although `confirmedAt` may be older.
 */
export function isPlaceTaken(others: readonly Present[], leftAt: string | null): boolean {
  return others.some(
    ({ confirmedAt, changedAt }) =>
      confirmedAt !== null && (changedAt ?? confirmedAt) > (leftAt ?? ''),
  );
}

type Undo = {
  playerId: string;
  before: Before;
  at: string;
  /** Another player has come in since. */
  isTaken: boolean;
  /** Returns a timestamp just before the given one. */
  earlier: (at: string) => string;
};

/** Returns where an undone answer leaves its player, and which other players move up by it. */
export function placesAfterUndo(standings: readonly Standing[], undo: Undo, room: Room): Placed {
  return settled(standings, undone(standings, undo, room.capacity), room);
}

function undone(standings: readonly Standing[], undo: Undo, capacity: number): Standing {
  const { playerId, before, at, isTaken, earlier } = undo;
  const { answer, queuedAt } = before;
  if (answer === 'declined') return { playerId, status: 'declined', queuedAt: null };
  if (answer === 'maybe') return { playerId, status: 'pending', queuedAt: null };
  if (queuedAt !== null) return { playerId, status: 'pending', queuedAt };
  const others = standings.filter((one) => one.playerId !== playerId);
  const going = others.filter(({ status }) => status === 'confirmed').length;
  if (going < capacity || !isTaken) return { playerId, status: 'confirmed', queuedAt: null };
  const [first] = queueOf(others);
  return { playerId, status: 'pending', queuedAt: earlier(first?.queuedAt ?? at) };
}
