import { type Split, splitTeams } from './split-teams.ts';
import type { SplitCriteria } from './score-split.ts';
import type { SitOut } from './sit-out.ts';
import type { TeamCandidate } from './best-first.ts';
import type { Teams } from './teams.ts';
import { whoSitsOut } from './who-sits-out.ts';

/** The teams of an earlier match of the list, and its date. */
export type PlayedTeams = Teams<string> & { date: string };

export type TeamCriteria = SplitCriteria & { sitOut: SitOut; recentTeams: readonly PlayedTeams[] };

/** Teams that are as good as any, and the players who sit out. */
export type ReadyTeams<Player> = Split<Player> & Teams<Player>;

/** Up to three ways to part who has confirmed, the best first; none with fewer than two. */
export function readyTeams<Player extends TeamCandidate & { confirmedAt: string | null }>(
  confirmed: readonly Player[],
  criteria: TeamCriteria,
): ReadyTeams<Player>[] {
  const { playing, suplentes } = whoSitsOut(confirmed, criteria.sitOut, criteria.recentTeams);
  const splits = splitTeams(playing, criteria);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}
