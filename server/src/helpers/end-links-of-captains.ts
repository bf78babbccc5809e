import type { Writer } from '../store/store.ts';
import { endCaptainsOfList } from '../store/tables/captain/captains.ts';
import type { KnownHelper } from '../store/tables/helpers/helpers.ts';
import type { WriteContext } from '../transactions/write.ts';

type Help = Pick<KnownHelper, 'user_id' | 'list_id' | 'rights' | 'confirmed_at'>;

/**
 * Ends the links of captains of a list when a helper loses the right to money, because the helper may have read or made
 * them, and a link shows and changes money. Nothing tells who made a link, so all links of the list end.
 */
export async function endLinksOfCaptains(
  tx: Writer,
  { user_id: userId, list_id: listId, rights, confirmed_at }: Help,
  { recordChange }: Pick<WriteContext, 'recordChange'>,
): Promise<void> {
  if (confirmed_at === null || rights !== 'matches-and-money') return;
  for (const matchId of await endCaptainsOfList(tx, { userId, listId }))
    recordChange('match', matchId);
}
