import { deleteExpiredSessions } from '../store/sessions-store.ts';
import type { Writer } from '../store/store.ts';
import { sessionLimits } from './session-token.ts';
import { forgetOld } from './write.ts';

/** What nobody can use any more goes, whosever it is: sessions that have run out, changes and answers of the day before. */
export async function forgetExpired(tx: Writer, now: number): Promise<void> {
  await deleteExpiredSessions(tx, sessionLimits(now));
  await forgetOld(tx, now);
}
