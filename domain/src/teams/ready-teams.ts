import { type Split, splitTeams } from './split-teams.ts';
import type { SplitCriteria } from './score-split.ts';
import { type SitOut, whoSitsOut } from './who-sits-out.ts';
import type { TeamCandidate } from './best-first.ts';
import type { Teams } from './teams.ts';

/** Type of the teams of an earlier match of the list, as player ids, with the date of the match (YYYY-MM-DD). */
export type PlayedTeams = Teams<string> & { date: string };

export type TeamCriteria = SplitCriteria & { sitOut: SitOut; recentTeams: readonly PlayedTeams[] };

/** Type of proposed teams for a match, with the players who sit out as suplentes. */
export type ReadyTeams<Player> = Split<Player> & Teams<Player>;

/**
 * Returns up to three ways to divide the confirmed players into teams, the best first. The result is empty for fewer
 * than two players.
 */
export function readyTeams<Player extends TeamCandidate & { confirmedAt: string | null }>(
  confirmed: readonly Player[],
  criteria: TeamCriteria,
): ReadyTeams<Player>[] {
  const { playing, suplentes } = whoSitsOut(confirmed, criteria.sitOut, criteria.recentTeams);
  const splits = splitTeams(playing, criteria);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}
