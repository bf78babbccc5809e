import { forgetAuthor, ownersWrittenFor } from '../store/tables/helpers/forget-author.ts';
import { everyHelpOf } from '../store/tables/helpers/helps.ts';
import type { Reader } from '../store/store.ts';
import { ownersWithIds } from '../store/tables/account/users.ts';
import { asOrganiser, type Context, type Organiser } from '../transactions/context.ts';
import { write } from '../transactions/write.ts';
import { endHelp } from './end-help.ts';

/** Returns the ids of the owners whose data has the help of a user, confirmed or not, or what the user has written. */
export async function ownersOfHelps(db: Reader, userId: string): Promise<string[]> {
  const helped = (await everyHelpOf(db, userId)).map((help) => help.user_id);
  return [...new Set([...helped, ...(await ownersWrittenFor(db, userId))])];
}

/**
 * Ends all help of a user whose account is deleted, confirmed or not, and removes the user's name as an author. Called
 * in the transaction that deletes the account; `ownerIds` come from `ownersOfHelps`.
 */
export async function endHelps(
  context: Context,
  { id }: Organiser,
  ownerIds: readonly string[],
): Promise<void> {
  const helps = await everyHelpOf(context.store.read, id);
  for (const owner of await ownersWithIds(context.store.read, ownerIds))
    await write(context, asOrganiser(owner), async (tx, writeContext) => {
      for (const help of helps.filter((one) => one.user_id === owner.user_id)) {
        await endHelp(tx, help, writeContext);
        writeContext.recordChange('list', help.list_id);
      }
      const of = { userId: owner.user_id, authorId: id };
      const { listIds, matchIds } = await forgetAuthor(tx, of);
      for (const listId of listIds) writeContext.recordChange('list', listId);
      for (const matchId of matchIds) writeContext.recordChange('match', matchId);
    });
}
