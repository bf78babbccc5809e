import { nameOfUser } from '../store/tables/account/users.ts';
import { forgetAuthor } from '../store/tables/helpers/forget-author.ts';
import { deleteHelper } from '../store/tables/helpers/helpers.ts';
import { everyHelpOf } from '../store/tables/helpers/helps.ts';
import { deleteResponsesTo } from '../store/tables/sync/idempotency.ts';
import { asOrganiser, type Context, type Organiser } from '../transactions/context.ts';
import { write } from '../transactions/write.ts';
import { endLinksOfCaptains } from './end-links-of-captains.ts';

/**
 * Ends all help of a user whose account is deleted, confirmed or not, and removes the user's name as an author. Called
 * in the transaction that deletes the account.
 */
export async function endHelps(context: Context, { id }: Organiser): Promise<void> {
  const { read } = context.store;
  const name = await nameOfUser(read, id);
  for (const { helperId, listId, ...help } of await everyHelpOf(read, id))
    await write(context, asOrganiser(help), async (tx, writeContext) => {
      await endLinksOfCaptains(tx, { ...help, list_id: listId }, writeContext);
      await deleteHelper(tx, { userId: help.user_id, helperId });
      await deleteResponsesTo(tx, help.user_id, id);
      // The owner may have the same name, and stays the author.
      if ((await nameOfUser(tx, help.user_id)) !== name)
        await forgetAuthor(tx, { userId: help.user_id, name });
      writeContext.recordChange('list', listId);
    });
}
