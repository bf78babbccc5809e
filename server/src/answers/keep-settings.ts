import { deadlineAfter } from '@picadito/domain';
import { settingsOf, storeSettings } from '../store/tables/answers/answer-settings.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import type { Writer } from '../store/transaction.ts';

/**
 * What the organiser has set of a match's answers holds for the match after it in a series, and for the same one at
 * another hour.
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
