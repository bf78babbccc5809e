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
 * Throws (422) if a helper's change gives a match that was played another status, start or end, gives one that has begun
 * another start, or makes a weekly match with an autopilot repeat no more.
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
  if (isUnderWay(match, now) && after.starts_at !== match.starts_at)
    throw invalid('date', MESSAGES.begunMatchOfOwner);
  if (!match.is_recurring || after.is_recurring) return;
  const key = { userId: match.user_id, matchId: match.match_id };
  if (await findAutopilot(db, key)) throw invalid('isRecurring', MESSAGES.autopilotOfOwner);
}

/**
 * Throws "not found" if a helper deletes a match that was played, and (422) for one that is under way, that has a result,
 * games or money, or that has an autopilot, which would end with it.
 */
export async function refuseHelpersDeletion(
  db: Reader,
  match: MatchRow,
  now: number,
): Promise<void> {
  if (isPlayed(match, now)) throw notFound();
  if (isUnderWay(match, now)) throw invalid('', MESSAGES.begunMatchOfOwner);
  const key = { userId: match.user_id, matchId: match.match_id };
  if (await findAutopilot(db, key)) throw invalid('', MESSAGES.autopilotOfOwner);
  const isKept =
    (await findResult(db, key)) !== undefined ||
    (await gamesOf(db, key)).length > 0 ||
    (await hasEntries(db, key));
  if (isKept) throw invalid('', MESSAGES.keptMatchOfOwner);
}

/** Tells whether a match was played: it is completed or over. A suspended one was not. */
function isPlayed({ status, ends_at }: MatchRow, now: number): boolean {
  if (status === 'cancelado') return false;
  return status === 'completado' || isOver(Date.parse(ends_at), now);
}

/** Tells whether a match has begun; false for a suspended one. */
function isUnderWay({ status, starts_at }: MatchRow, now: number): boolean {
  return status !== 'cancelado' && Date.parse(starts_at) <= now;
}
