import { TEAM_SIZE_MAX } from '../limits.ts';
import { dividePlayers, type Division } from './divide-players.ts';
import type { Sides } from './repair-division.ts';
import { type Split, splitTeams } from './split-teams.ts';
import type { SplitCriteria } from './score-split.ts';
import { type SitOut, whoSitsOut } from './who-sits-out.ts';
import type { TeamCandidate } from './best-first.ts';
import type { Teams } from './teams.ts';

/** Type of the teams of an earlier match of the list, as player ids, with the date of the match (YYYY-MM-DD). */
export type PlayedTeams = Teams<string> & { date: string };

export type TeamCriteria = SplitCriteria & { sitOut: SitOut; recentTeams: readonly PlayedTeams[] };

/** Type of proposed teams for a match, with the players who sit out as substitutes. */
export type ReadyTeams<Player> = Split<Player> & Teams<Player>;

/**
 * Returns up to three ways to divide the confirmed players into teams, the best first. The result is empty for fewer
 * than two players.
 */
export function readyTeams<Player extends TeamCandidate & { confirmedAt: string | null }>(
  confirmed: readonly Player[],
  criteria: TeamCriteria,
): ReadyTeams<Player>[] {
  const places = 2 * (criteria.perSide ?? TEAM_SIZE_MAX);
  const { sitOut, recentTeams } = criteria;
  const { playing, suplentes } = whoSitsOut(confirmed, sitOut, recentTeams, places);
  const splits = splitTeams(playing, criteria);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}

/** Type of any number of proposed teams, with the players who sit out as substitutes. */
export type ReadySides<Player> = Division<Player> & Sides<Player>;

/**
 * Returns up to three ways to divide the confirmed players into `teamCount` teams, the best first. The result is empty
 * for fewer players than teams.
 */
export function readySides<Player extends TeamCandidate & { confirmedAt: string | null }>(
  confirmed: readonly Player[],
  { perSide, teamCount }: { perSide: number; teamCount: number },
  criteria: TeamCriteria,
): ReadySides<Player>[] {
  const { sitOut, recentTeams } = criteria;
  const places = perSide * teamCount;
  const { playing, suplentes } = whoSitsOut(confirmed, sitOut, recentTeams, places);
  const divisions = dividePlayers(playing, teamCount, criteria);
  return divisions.ok ? divisions.value.map((one) => ({ ...one, suplente: suplentes })) : [];
}
