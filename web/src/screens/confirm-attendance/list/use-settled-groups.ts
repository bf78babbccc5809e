import type { MatchPlayer } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import { type AnswerGroup, type AnswersByPlayer, groupOf } from '../../../waitlist/answer-group.ts';

const PAUSE_MS = 1200;

/**
 * Returns the group of each player by id. Players move to another group only after taps have paused, because otherwise
 * the next tap would hit another row than the intended one. When the answers by the link arrive (`areKnown`), they move
 * at once.
 */
export function useSettledGroups(
  players: readonly MatchPlayer[],
  current: AnswersByPlayer,
  areKnown: boolean,
): ReadonlyMap<string, AnswerGroup> {
  const now = useMemo(
    () => new Map(players.map((player) => [player.id, groupOf(player, current)])),
    [players, current],
  );
  const [settled, setSettled] = useState(now);
  const [wereKnown, setWereKnown] = useState(areKnown);
  if (wereKnown !== areKnown) {
    setWereKnown(areKnown);
    setSettled(now);
  }
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
