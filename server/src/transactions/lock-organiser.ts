import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { Writer } from '../store/store.ts';
import { lockUser } from '../store/tables/users.ts';
import type { Organiser } from './context.ts';

/**
 * From here to the end of the transaction nobody else changes what he owns, and his session does not end. A request
 * whose session ended after its headers came, or whose organiser deleted his account, is 401 here: a body may come
 * much later. Answers with the newest timestamp of anything he owns.
 */
export async function lockOrganiser(tx: Writer, { id, session }: Organiser): Promise<string> {
  const last = await lockUser(tx, id, session);
  if (last === undefined) throw new AppError('unauthenticated', MESSAGES.signedOut);
  return last;
}
