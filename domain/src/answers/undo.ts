/*
 * 'DESHACER': a player takes the last answer back. The old place is there while no other has moved into it, the one among
 * those who are in and the one in the queue; otherwise the player is the first of the queue. What was answered before
 * the last change stays until the next one, or until the organiser decides.
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer, Before, LinkAnswer } from './answer.ts';
import { queueOf, settled, type Placed, type Room, type Standing } from './places.ts';

type Attending = { status: AttendanceStatus; confirmedAt: string | null };

/** What this answer of a player can be taken back to. `current`: the answer that counts. Null: nothing else was said. */
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

/** `changedAt`: since when the attendance is what it is, where that is known. */
type Present = { confirmedAt: string | null; changedAt?: string | null };

/**
 * Whether others came in since a player left. Who took an answer back came in then, whatever the place in the order:
 * `confirmedAt` may be as old as that.
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
  /** Whether others came in since. */
  isTaken: boolean;
  /** A timestamp before this one. */
  earlier: (at: string) => string;
};

/** Where an answer that is taken back leaves its player, and which others move up by it. */
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
