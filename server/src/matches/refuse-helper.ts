import { isOver, MESSAGES } from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { findAutopilot } from '../store/tables/autopilot/autopilots.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { hasEntries } from '../store/tables/money/ledger-entries.ts';
import { findResult } from '../store/tables/results/results.ts';
import { gamesOf } from '../store/tables/rotation/games.ts';
import type { Reader } from '../store/store.ts';

type After = Pick<MatchRow, 'status' | 'starts_at' | 'ends_at' | 'is_recurring'>;

/**
 * Throws (422) if a helper's change gives a match that was played another status, start or end, or if it makes a weekly
 * match with an autopilot repeat no more.
 */
export async function refuseHelpersChange(
  db: Reader,
  match: MatchRow,
  after: After,
  now: number,
): Promise<void> {
  const isMoved = after.starts_at !== match.starts_at || after.ends_at !== match.ends_at;
  if (isPlayed(match, now) && (isMoved || after.status !== match.status))
    throw invalid(isMoved ? 'date' : 'status', MESSAGES.playedMatchOfOwner);
  if (!match.is_recurring || after.is_recurring) return;
  const key = { userId: match.user_id, matchId: match.match_id };
  if (await findAutopilot(db, key)) throw invalid('isRecurring', MESSAGES.autopilotOfOwner);
}

/** Throws "not found" if a helper deletes a match that was played, or that has a result, games or money. */
export async function refuseHelpersDeletion(
  db: Reader,
  match: MatchRow,
  now: number,
): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const isKept =
    isPlayed(match, now) ||
    (await findResult(db, key)) !== undefined ||
    (await gamesOf(db, key)).length > 0 ||
    (await hasEntries(db, key));
  if (isKept) throw notFound();
}

function isPlayed({ status, ends_at }: MatchRow, now: number): boolean {
  if (status === 'cancelado') return false;
  return status === 'completado' || isOver(Date.parse(ends_at), now);
}
