import { deleteChangesBefore } from '../store/changes-store.ts';
import { deleteExpiredAnswers } from '../store/idempotency-store.ts';
import { deleteExpiredSessions } from '../store/sessions-store.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { sessionLimits } from './session-token.ts';
import { KEPT_MS } from './write.ts';

/** What nobody can use any more goes, whosever it is: sessions that have run out, changes and answers of a day ago. */
export async function forgetExpired(tx: Writer, now: number): Promise<void> {
  const kept = timestamp(now - KEPT_MS);
  await deleteExpiredSessions(tx, sessionLimits(now));
  await deleteChangesBefore(tx, kept);
  await deleteExpiredAnswers(tx, kept);
}
