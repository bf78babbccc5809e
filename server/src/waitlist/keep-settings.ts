import { deadlineAfter } from '@picadito/domain';
import { settingsOf, storeSettings } from '../store/tables/waitlist/answer-settings.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import type { Writer } from '../store/store.ts';

/**
 * Copies the number of places and the deadline for answers to the next match of a series, or to the same match at
 * another time; the deadline moves with the match.
 */
export async function keepSettings(
  tx: Writer,
  before: MatchRow,
  after: Pick<MatchRow, 'match_id' | 'date' | 'time'>,
): Promise<void> {
  const userId = before.user_id;
  const { capacity, answers_until: until } = await settingsOf(tx, {
    userId,
    matchId: before.match_id,
  });
  if (capacity === null && until === null) return;
  await storeSettings(
    tx,
    { userId, matchId: after.match_id },
    { capacity, answers_until: until === null ? null : deadlineAfter(until, before, after) },
  );
}
