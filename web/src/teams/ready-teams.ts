import {
  type FormedTeams,
  type MatchPlayer,
  type RecentTeam,
  type SitOut,
  type Split,
  splitTeams,
  type SplitWishes,
  TEAM_NAMES,
  whoSitsOut,
} from '@picadito/domain';

export type TeamWishes = SplitWishes & { sitOut: SitOut; recentTeams: readonly RecentTeam[] };

/** Teams that are as good as any, and who waits outside. */
export type ReadyTeams = Split<MatchPlayer> & FormedTeams<MatchPlayer>;

/** Up to three ways to part who has confirmed, the best first; none with fewer than two. */
export function readyTeams(players: readonly MatchPlayer[], wishes: TeamWishes): ReadyTeams[] {
  const confirmed = players.filter((player) => player.confirmed);
  const { playing, suplentes } = whoSitsOut(confirmed, wishes.sitOut, wishes.recentTeams);
  const splits = splitTeams(playing, wishes);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}

/** Whether the same players stand in the same teams, in whatever order. */
export function areSameTeams(
  one: FormedTeams<{ id: string }>,
  other: FormedTeams<{ id: string }>,
): boolean {
  return TEAM_NAMES.every((name) => {
    const ids = new Set(one[name].map(({ id }) => id));
    return ids.size === other[name].length && other[name].every(({ id }) => ids.has(id));
  });
}
