import { clearTeamCounts } from '../match-counts.ts';
import { keepLineUp } from '../results/line-ups.ts';
import { countPlaces } from '../statistics/player-counts.ts';
import { deleteTeams, type SavedTeams } from '../teams.ts';
import type { Writer } from '../../transaction.ts';

/** The match has no teams any more. */
export async function removeTeams(
  tx: Writer,
  match: { userId: string; matchId: string },
  saved: SavedTeams,
): Promise<void> {
  await Promise.all([
    countPlaces(tx, match, saved.players, []),
    clearTeamCounts(tx, match),
    deleteTeams(tx, match.userId, match.matchId),
    keepLineUp(tx, match),
  ]);
}
