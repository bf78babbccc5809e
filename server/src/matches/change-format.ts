import { doTeamsFit, MESSAGES, type MatchFormat } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { detailsOfRow } from '../store/tables/matches/match-columns.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { findResult } from '../store/tables/results/results.ts';
import { deleteShown } from '../store/tables/teams/shown-teams.ts';
import { deleteTeams, findTeams, placedIn } from '../store/tables/teams/teams.ts';
import { gamesOf } from '../store/tables/rotation/games.ts';
import type { Reader, Writer } from '../store/store.ts';

/**
 * Keeps the saved teams of a match whose format changes if they fit the new format, and deletes them otherwise. Throws
 * (409) if the number of teams changes although the match has a result or games, if the way in which teams replace each
 * other changes although it has games, because that decides the champion, or if the saved teams do not fit although the
 * match has begun or has a result or games.
 */
export async function adaptTeams(
  tx: Writer,
  match: MatchRow,
  format: MatchFormat,
  { hasBegun }: { hasBegun: boolean },
): Promise<void> {
  const before = detailsOfRow(match);
  const isOtherCount = before.teamCount !== format.teamCount;
  const isOtherPlay = before.rotation?.play !== format.rotation?.play;
  if (before.perSide === format.perSide && !isOtherCount && !isOtherPlay) return;
  const { user_id: userId, match_id: matchId } = match;
  const hasPlayed = await isPlayed(tx, { userId, matchId });
  if (isOtherCount && hasPlayed)
    throw new AppError('failed-precondition', MESSAGES.formatKeepsResult);
  if (isOtherPlay && hasPlayed) throw new AppError('failed-precondition', MESSAGES.nightHasGames);
  const saved = await findTeams(tx, userId, matchId);
  if (!saved || doTeamsFit(placedIn(saved), format)) return;
  if (hasBegun || hasPlayed) throw new AppError('failed-precondition', MESSAGES.formatKeepsTeams);
  await deleteTeams(tx, userId, matchId);
  await deleteShown(tx, { userId, matchId });
}

async function isPlayed(db: Reader, match: { userId: string; matchId: string }): Promise<boolean> {
  return (await findResult(db, match)) !== undefined || (await gamesOf(db, match)).length > 0;
}
