import { findSessionOfOldToken, replaceTokenHash } from '../../store/tables/account/sessions.ts';
import { lockUser } from '../../store/tables/account/users.ts';
import type { Context } from '../../transactions/context.ts';
import { hashSessionToken, sessionToken, userNamedBy } from './session-token.ts';

/**
 * Returns the token that a browser has to use: the given one if it names its user. An old token is replaced by one that
 * consists of itself and the user's id, so that concurrent requests with the old token get the same new one. Both are
 * valid then, because a response with the new one may be lost. Returns null if an old token has no session.
 */
export async function currentToken(
  { store }: Pick<Context, 'store'>,
  given: string,
): Promise<string | null> {
  if (userNamedBy(given) !== null) return given;
  const session = await findSessionOfOldToken(store.read, hashSessionToken(given));
  if (!session) return null;
  const token = sessionToken(given, session.userId);
  const tokenHash = hashSessionToken(token);
  if (session.tokenHash !== tokenHash) {
    await store.transaction(async (tx) => {
      await lockUser(tx, session.userId);
      await replaceTokenHash(tx, session, tokenHash);
    });
  }
  return token;
}
