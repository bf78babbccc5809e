import type { TeamName, TeamOrigin } from '@picadito/domain';
import { award } from '../badges/award-badges.ts';
import { storeTeams, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Writer } from '../store/store.ts';
import type { WriteContext } from '../transactions/write.ts';

type Placed = { playerId: string; name: string; rating: number };

type Saving = {
  match: { match_id: string };
  createdBy: TeamOrigin;
  /** The stored teams that the new ones replace; undefined if there are none. */
  saved: SavedTeams | undefined;
};

/** Stores the teams of a match, grants the badges that they earn, and records the change. */
export async function storeMatchTeams(
  tx: Writer,
  writeContext: WriteContext,
  { match: { match_id: matchId }, createdBy, saved }: Saving,
  teams: Record<TeamName, Placed[]>,
): Promise<void> {
  const { claro, oscuro, suplente } = teams;
  const createdAt = writeContext.nextTimestamp();
  const key = { userId: writeContext.organiser.id, matchId, createdAt, createdBy };
  await storeTeams(tx, key, teams, saved);
  const sum = (team: Placed[]) => team.reduce((total, { rating }) => total + rating, 0);
  const facts = {
    teams: [{ claro: sum(claro), oscuro: sum(oscuro), suplentes: suplente.length }],
  };
  await award(tx, writeContext, facts);
  writeContext.recordChange('match', matchId, {
    part: 'teams',
    teamCounts: { claro: claro.length, oscuro: oscuro.length, suplentes: suplente.length },
  });
}
