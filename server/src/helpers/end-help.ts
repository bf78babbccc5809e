import type { Writer } from '../store/store.ts';
import { deleteHelper, type KnownHelper } from '../store/tables/helpers/helpers.ts';
import { noteShared } from '../store/tables/players/lists.ts';
import { deleteResponsesTo } from '../store/tables/sync/idempotency.ts';
import type { WriteContext } from '../transactions/write.ts';
import { endLinksOfCaptains } from './end-links-of-captains.ts';

type Help = Pick<
  KnownHelper,
  'user_id' | 'helper_id' | 'list_id' | 'helper_user_id' | 'rights' | 'confirmed_at'
>;

/** Ends the help of a user with a list, or an invitation, with all that the help gave. */
export async function endHelp(tx: Writer, help: Help, writeContext: WriteContext): Promise<void> {
  const { user_id: userId, helper_id: helperId, list_id: listId } = help;
  await endLinksOfCaptains(tx, help, writeContext);
  await deleteHelper(tx, { userId, helperId });
  if (help.helper_user_id !== null) await deleteResponsesTo(tx, userId, help.helper_user_id);
  if (help.confirmed_at !== null)
    await noteShared(tx, { userId, listId, until: writeContext.nextTimestamp() });
}
