/*
 * Repairs teams that are stored by name (claro, oscuro, …), with the rules of repair-division.ts.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';
import type { TeamCandidate } from './best-first.ts';
import { type LateChange, repairSides, type Sides, sidesFollowing } from './repair-division.ts';
import type { SplitCriteria } from './score-split.ts';
import { keyedTeams, TEAM_KEYS, teamKeysIn, type Teams } from './teams.ts';

/**
 * Returns the teams after one change, repaired with as few moves as possible. Players who stay in their team keep their
 * position.
 */
export function repairTeams<Player extends TeamCandidate>(
  teams: Teams<Player>,
  change: LateChange<Player>,
  criteria: SplitCriteria,
): Teams<Player> {
  return asTeams(repairSides(asSides(teams), change, withSize(criteria)));
}

/**
 * Returns the repaired teams that consist of exactly `players`; `saved` are the present teams as player ids. Returns
 * null if the saved teams already consist of these players, and if a team would be empty. New players are added in the
 * order of confirmation.
 */
export function teamsFollowing<Player extends TeamCandidate & { confirmedAt: string | null }>(
  saved: Teams<string>,
  players: readonly Player[],
  criteria: SplitCriteria,
): Teams<Player> | null {
  const after = sidesFollowing(asSides(saved), players, withSize(criteria));
  return after && asTeams(after);
}

const withSize = (criteria: SplitCriteria) => ({
  ...criteria,
  perSide: criteria.perSide ?? TEAM_SIZE_MAX,
});

function asSides<Player>(teams: Teams<Player>): Sides<Player> {
  return { teams: teamKeysIn(teams).map((key) => teams[key] ?? []), suplente: teams.suplente };
}

/** Returns teams in the order of their keys as teams by name. */
export function asTeams<Player>({ teams, suplente }: Sides<Player>): Teams<Player> {
  return keyedTeams(TEAM_KEYS.slice(0, teams.length), (place) =>
    place === 'suplente' ? suplente : (teams[TEAM_KEYS.indexOf(place)] ?? []),
  );
}
