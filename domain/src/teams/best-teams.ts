import type { FormatSize } from '../matches/match-format.ts';
import type { TeamCandidate } from './best-first.ts';
import { readySides, readyTeams, type TeamCriteria } from './ready-teams.ts';
import { asTeams } from './repair-teams.ts';
import type { Teams } from './teams.ts';

/** Returns the best teams of a match of this format for the confirmed players; undefined if there are too few. */
export function bestTeams<Player extends TeamCandidate & { confirmedAt: string | null }>(
  confirmed: readonly Player[],
  { perSide, teamCount }: Required<FormatSize>,
  criteria: TeamCriteria,
): Teams<Player> | undefined {
  if (teamCount === 2) {
    const [best] = readyTeams(confirmed, { ...criteria, perSide });
    return best && { claro: best.claro, oscuro: best.oscuro, suplente: best.suplente };
  }
  const [best] = readySides(confirmed, { perSide, teamCount }, criteria);
  return best && asTeams(best);
}
