import { deleteChangesBefore } from '../../store/tables/changes.ts';
import { deleteExpiredResponses } from '../../store/tables/idempotency.ts';
import { deleteExpiredSessions } from '../../store/tables/sessions.ts';
import type { Writer } from '../../store/transaction.ts';
import { timestamp } from '../../store/timestamps.ts';
import { sessionLimits } from './session-token.ts';
import { RETENTION_MS } from '../../transactions/write.ts';

/** Deletes expired rows of all users: sessions, and changes and stored responses older than a day. */
export async function deleteExpired(tx: Writer, now: number): Promise<void> {
  const before = timestamp(now - RETENTION_MS);
  await deleteExpiredSessions(tx, sessionLimits(now));
  await deleteChangesBefore(tx, before);
  await deleteExpiredResponses(tx, before);
}
