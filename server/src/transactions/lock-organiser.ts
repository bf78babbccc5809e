import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { Writer } from '../store/transaction.ts';
import { lockUser } from '../store/tables/account/users.ts';
import type { Organiser } from './context.ts';

/**
 * Locks the organiser's row until the transaction ends, so that no other transaction changes the organiser's data or
 * ends the session. Throws `unauthenticated` (401) when the session or the account has ended since the request's
 * headers arrived, since a body may arrive much later. Returns the newest timestamp of the organiser's data.
 */
export async function lockOrganiser(tx: Writer, { id, session }: Organiser): Promise<string> {
  const last = await lockUser(tx, id, session);
  if (last === undefined) throw new AppError('unauthenticated', MESSAGES.signedOut);
  return last;
}
