import {
  findSessionOfOldToken,
  replaceTokenHash,
  type SessionKey,
} from '../../store/tables/account/sessions.ts';
import { lockUser } from '../../store/tables/account/users.ts';
import type { Context } from '../../transactions/context.ts';
import { optionalWrite } from '../../transactions/write.ts';
import { hashSessionToken, sessionToken, userNamedBy } from './session-token.ts';

/**
 * Returns the session of a browser's token, and the token that the browser has to use: the given one if it names its
 * user. An old token is replaced by one that consists of itself and the user's id, so that concurrent requests with the
 * old token get the same new one. Both are valid then, because a response with the new one may be lost. While the
 * database takes no writes, the old token stays. Returns null if an old token has no session.
 */
export async function currentSession(
  { store }: Pick<Context, 'store'>,
  given: string,
): Promise<{ key: SessionKey; token: string } | null> {
  const named = userNamedBy(given);
  if (named !== null)
    return { key: { userId: named, tokenHash: hashSessionToken(given) }, token: given };
  const session = await findSessionOfOldToken(store.read, hashSessionToken(given));
  if (!session) return null;
  const { userId } = session;
  const token = sessionToken(given, userId);
  const current = { key: { userId, tokenHash: hashSessionToken(token) }, token };
  if (session.tokenHash === current.key.tokenHash) return current;
  const isReplaced = await optionalWrite(store, () =>
    store.transaction(async (tx) => {
      await lockUser(tx, userId);
      await replaceTokenHash(tx, session, current.key.tokenHash);
    }),
  );
  return isReplaced ? current : { key: session, token: given };
}
