import { hashCode, newLinkKey } from '../../src/security/link-code.ts';
import { newId } from '../../src/store/ids.ts';
import type { Store } from '../../src/store/store.ts';
import { insertHelper } from '../../src/store/tables/helpers/helpers.ts';

const AT = '2026-11-19T12:00:00.000000Z';

type Helping = { userId: string; listId: string; helperUserId: string; helperId?: string };

/** Makes a user a confirmed helper of a list, and returns the id of the helper. */
export async function aHelper(
  store: Store,
  { userId, listId, helperUserId, helperId = newId() }: Helping,
): Promise<string> {
  await store.transaction((tx) =>
    insertHelper(tx, {
      user_id: userId,
      helper_id: helperId,
      list_id: listId,
      helper_user_id: helperUserId,
      rights: 'matches',
      code_hash: hashCode(newLinkKey()),
      invited_at: AT,
      expires_at: AT,
      accepted_at: AT,
      confirmed_at: AT,
    }),
  );
  return helperId;
}
