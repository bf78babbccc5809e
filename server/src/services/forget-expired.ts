import { deleteChangesBefore } from '../store/tables/changes.ts';
import { deleteExpiredAnswers } from '../store/tables/idempotency.ts';
import { deleteExpiredSessions } from '../store/tables/sessions.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { sessionLimits } from '../identity/sessions/session-token.ts';
import { KEPT_MS } from './write.ts';

/** What nobody can use any more goes, whosever it is: sessions that have run out, changes and answers of a day ago. */
export async function forgetExpired(tx: Writer, now: number): Promise<void> {
  const kept = timestamp(now - KEPT_MS);
  await deleteExpiredSessions(tx, sessionLimits(now));
  await deleteChangesBefore(tx, kept);
  await deleteExpiredAnswers(tx, kept);
}
