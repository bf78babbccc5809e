import type { MatchPlayer } from '@picadito/domain';
import { useEffect, useState } from 'react';

const PAUSE_MS = 1200;

/**
 * Who stands in the group of the confirmed. Nobody moves to the other group until taps have paused:
 * otherwise the next tap would meet another row than the one it was aimed at.
 */
export function useSettledGroups(players: readonly MatchPlayer[]): ReadonlySet<string> {
  const now = players.flatMap(({ id, confirmed }) => (confirmed ? [id] : [])).join(' ');
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    if (settled === now) return;
    const timer = setTimeout(() => setSettled(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now, settled]);
  return new Set(settled.split(' '));
}
