import { findSession, touchSession, type SessionKey } from '../../store/tables/account/sessions.ts';
import { timestamp } from '../../store/timestamps.ts';
import { asOrganiser, type Context, type Organiser } from '../../transactions/context.ts';
import { optionalWrite } from '../../transactions/write.ts';
import { sessionLimits } from './session-token.ts';

/** Minimum time in milliseconds between two updates of the time at which a session was last seen. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

/**
 * The signed-in organiser of a request, with the session (hash of its token). `version` is the version of the
 * organiser's data when the request arrived; every change increases it. `isHelper` is true if the user may help with a
 * list of another user, because the user has accepted an invitation.
 */
export type SessionOrganiser = Organiser & { session: string; version: string; isHelper: boolean };

/**
 * Returns the organiser of a session; null when the session does not exist or has expired. Stores, at most once an hour,
 * that the session is in use. `tab` identifies the tab that sends the request.
 */
export async function organiserIn(
  { store, now }: Context,
  { userId, tokenHash }: SessionKey,
  tab: string | null,
): Promise<SessionOrganiser | null> {
  const session = await findSession(store.read, { userId, tokenHash });
  if (!session) return null;
  const time = now();
  const { createdBefore, seenBefore } = sessionLimits(time);
  if (session.session_created_at < createdBefore) return null;
  if (session.last_seen_at < seenBefore) return null;
  if (session.last_seen_at < timestamp(time - TOUCH_EVERY_MS)) {
    const seen = { userId, tokenHash, seenAt: timestamp(time) };
    await optionalWrite(store, () => store.transaction((tx) => touchSession(tx, seen)));
  }
  return {
    ...asOrganiser(session),
    tab,
    session: tokenHash,
    version: session.last_timestamp,
    isHelper: session.may_help === 1,
  };
}
