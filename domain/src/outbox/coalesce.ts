import type { PendingAttendance, PendingChange } from './pending-change.ts';

/**
 * Returns the changes of one match with repeated changes combined, each with the base of the first and the target of
 * the last: at most one change for each player, one for the teams and one for the result. Changes of money and of
 * nights are not combined.
 */
export function coalesce(changes: readonly PendingChange[]): PendingChange[] {
  const attendance = changes.filter((change) => change.kind === 'attendance');
  const teams = changes.filter((change) => change.kind === 'teams');
  const [first, last] = [teams[0], teams.at(-1)];
  const saved = first && last ? [{ ...last, base: first.base, exist: first.exist }] : [];
  const results = changes.filter((change) => change.kind === 'result');
  const [earliest, latest] = [results[0], results.at(-1)];
  const result = earliest && latest ? [{ ...latest, base: earliest.base }] : [];
  const apart = changes.filter(({ kind }) => kind === 'money' || kind === 'night');
  return [...coalesceAttendance(attendance).values(), ...saved, ...result, ...apart];
}

/**
 * Returns the attendance changes by player id, with repeated changes of a player combined, in the order of each
 * player's first change.
 */
export function coalesceAttendance(
  changes: readonly PendingAttendance[],
): Map<string, PendingAttendance> {
  const players = new Map<string, PendingAttendance>();
  for (const change of changes) {
    const { base, answeredAt } = players.get(change.playerId) ?? change;
    players.set(change.playerId, { ...change, base, answeredAt });
  }
  return players;
}
