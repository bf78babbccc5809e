import type { Reader } from '../../store.ts';
import { nameOfUser } from './users.ts';

/** Type of the author of an entry of a ledger or of a game: the name, and the id of the account; null for a captain. */
export type Author = { author: string; authorUserId: string | null };

/** Returns a user as an author. */
export async function authorWithId(db: Reader, userId: string): Promise<Author> {
  return { author: await nameOfUser(db, userId), authorUserId: userId };
}
