/*
 * What is sent next: the first waiting change with all that follow it and are of the same kind and match, as one
 * request. Of a player's several changes the first says what was seen and the last what is wished.
 */
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import type { WaitingAttendance, WaitingTeams, WaitingChange } from './waiting-change.ts';

export type OutboxRequest = {
  method: 'POST' | 'PUT';
  path: string;
  body: unknown;
  /** The changes that it carries out, in the order of the taps. */
  changes: readonly WaitingChange[];
};

/** Null when nothing waits. */
export function nextRequest(line: readonly WaitingChange[]): OutboxRequest | null {
  const [first] = line;
  if (!first) return null;
  const end = line.findIndex(
    ({ kind, matchId }) => kind !== first.kind || matchId !== first.matchId,
  );
  const together = line.slice(0, end === -1 ? undefined : end).slice(0, ATTENDANCE_CHANGES_MAX);
  const attendance = together.filter((change) => change.kind === 'attendance');
  if (attendance.length > 0) return attendanceRequest(attendance);
  const teams = together.filter((change) => change.kind === 'teams');
  return teamsRequest(teams);
}

function attendanceRequest(changes: readonly WaitingAttendance[]): OutboxRequest | null {
  const wishes = [...merged(changes).values()].map(({ playerId, seen, wish }) => ({
    playerId,
    isConfirmed: wish.confirmed,
    declined: wish.declined,
    seen,
  }));
  const [first] = wishes;
  if (!first) return null;
  const match = `/api/matches/${changes[0]?.matchId}`;
  if (wishes.length > 1) {
    return { method: 'PUT', path: `${match}/attendance`, body: { changes: wishes }, changes };
  }
  const { playerId, ...body } = first;
  return { method: 'PUT', path: `${match}/players/${playerId}/confirm`, body, changes };
}

/** By player: what he was like before the first of his changes, and what the last one wishes. */
export function merged(changes: readonly WaitingAttendance[]): Map<string, WaitingAttendance> {
  const players = new Map<string, WaitingAttendance>();
  for (const change of changes) {
    const { seen } = players.get(change.playerId) ?? change;
    players.set(change.playerId, { ...change, seen });
  }
  return players;
}

function teamsRequest(changes: readonly WaitingTeams[]): OutboxRequest | null {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const { matchId, seen, exist } = first;
  return {
    method: exist ? 'PUT' : 'POST',
    path: `/api/matches/${matchId}/teams`,
    body: { matchId, ...last.wish, seen },
    changes,
  };
}
