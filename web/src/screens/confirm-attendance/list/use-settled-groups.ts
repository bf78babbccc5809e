import type { MatchPlayer } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  type AttendanceGroup,
  groupOf,
} from '../../../features/confirm-attendance/attendance-groups.ts';

const PAUSE_MS = 1200;

/**
 * In which group each player stands. Nobody moves to another one until taps have paused: otherwise the next tap would
 * meet another row than the one it was aimed at.
 */
export function useSettledGroups(
  players: readonly MatchPlayer[],
): ReadonlyMap<string, AttendanceGroup> {
  const now = useMemo(
    () => new Map(players.map((player) => [player.id, groupOf(player)])),
    [players],
  );
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
