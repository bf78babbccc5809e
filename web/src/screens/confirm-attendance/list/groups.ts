import type { MatchPlayer } from '@picadito/domain';
import {
  type AnswerGroup,
  type AnswersByPlayer,
  type Away,
  groupOf,
} from '../../../waitlist/answer-group.ts';
import { useEffect, useMemo, useState } from 'react';

type GroupTexts = {
  title: string;
  /** The label of the button, on phones, that scrolls to the group. */
  word: string;
  tone: string;
  /** Returns the text for a group without players; null hides the group. */
  empty: (players: readonly MatchPlayer[]) => string | null;
};

/** The groups of players in the order in which the screen shows them. */
export const GROUP_ORDER = ['pending', 'confirmed', 'queued', 'declined', 'away'] as const;

export const GROUPS: Record<AnswerGroup, GroupTexts> = {
  pending: { title: 'Pendientes', word: 'Pendientes', tone: 'text-coin', empty: noPending },
  confirmed: {
    title: 'Confirmados',
    word: 'Van',
    tone: 'text-grass',
    empty: () => 'Todavía no confirmó nadie.',
  },
  queued: { title: 'Suplentes', word: 'Suplentes', tone: 'text-cyan', empty: () => null },
  declined: { title: 'No van', word: 'No van', tone: 'text-danger', empty: () => null },
  away: { title: 'No están', word: 'No están', tone: 'text-mute', empty: () => null },
};

function noPending(players: readonly MatchPlayer[]): string {
  return players.every(({ status }) => status === 'confirmed')
    ? 'Ya confirmaron todos.'
    : 'Ya contestaron todos.';
}

const PAUSE_MS = 1200;

/**
 * Returns a map from player id to the group in which the player is shown. Players move to another group only after a
 * pause without taps, because a row that moves during taps would make the next tap hit the wrong player. When the
 * answers by the link become known (`areKnown`), players move at once.
 */
export function useSettledGroups(
  players: readonly MatchPlayer[],
  { current, away }: { current: AnswersByPlayer; away: Away },
  areKnown: boolean,
): ReadonlyMap<string, AnswerGroup> {
  const now = useMemo(
    () => new Map(players.map((player) => [player.id, groupOf(player, current, away)])),
    [players, current, away],
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
  // A player who has just been added was in no group before, so no row moves.
  return useMemo(
    () => new Map([...now].map(([id, group]) => [id, settled.get(id) ?? group])),
    [now, settled],
  );
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([id, group]) => other.get(id) === group);
}
