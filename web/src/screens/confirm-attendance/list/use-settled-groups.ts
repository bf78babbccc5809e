import type { AttendanceStatus, MatchPlayer } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';

const PAUSE_MS = 1200;

/**
 * Each player's group. Players move to another group only after taps have paused: otherwise the next tap would hit
 * another row than the one aimed at.
 */
export function useSettledGroups(
  players: readonly MatchPlayer[],
): ReadonlyMap<string, AttendanceStatus> {
  const now = useMemo(() => new Map(players.map(({ id, status }) => [id, status])), [players]);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    if (settled === now) return;
    const timer = setTimeout(() => setSettled(now), isSame(settled, now) ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now, settled]);
  return settled;
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([id, group]) => other.get(id) === group);
}
