import {
  type MatchPlayer,
  type SitOut,
  type Split,
  splitTeams,
  type SplitCriteria,
  type Teams,
  whoSitsOut,
} from '@picadito/domain';

/** The teams of an earlier match of the list, and its date. */
export type PlayedTeams = Teams<string> & { date: string };

export type TeamCriteria = SplitCriteria & { sitOut: SitOut; recentTeams: readonly PlayedTeams[] };

/** Teams that are as good as any, and the players who sit out. */
export type ReadyTeams = Split<MatchPlayer> & Teams<MatchPlayer>;

/** Up to three ways to part who has confirmed, the best first; none with fewer than two. */
export function readyTeams(players: readonly MatchPlayer[], criteria: TeamCriteria): ReadyTeams[] {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const { playing, suplentes } = whoSitsOut(confirmed, criteria.sitOut, criteria.recentTeams);
  const splits = splitTeams(playing, criteria);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}
