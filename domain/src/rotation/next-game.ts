import { TEAM_KEYS, type TeamKey } from '../teams/teams.ts';
import type { NextGame, PlayedGame, PlayRules } from './game.ts';
import { nextRoundRobin } from './round-robin.ts';
import { nextWinnerStays } from './winner-stays.ts';

/** Returns the keys of the teams of a match, in the order of all teams. */
export function teamsOf(teamCount: number): TeamKey[] {
  return TEAM_KEYS.slice(0, teamCount);
}

/**
 * Returns the next game of a night after `games`, in the order in which they were played. Returns null for fewer than
 * two teams.
 */
export function nextGame(
  teamCount: number,
  rules: PlayRules,
  games: readonly PlayedGame[],
): NextGame | null {
  const teams = teamsOf(teamCount);
  return rules.play === 'round-robin'
    ? nextRoundRobin(teams, games)
    : nextWinnerStays(teams, rules, games);
}
