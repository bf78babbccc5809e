import type { Reader, Writer } from '../../store.ts';
import { findCode } from './link-codes.ts';

type OfPlayer = { userId: string; playerId: string };

/** Returns the players of a list with the versions of their personal links, sorted by name. */
export async function personalVersions(
  db: Reader,
  { userId, listId }: { userId: string; listId: string },
) {
  return db
    .selectFrom('players')
    .select(['player_id as playerId', 'link_version as linkVersion'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .orderBy('sort_key')
    .orderBy('created_at')
    .execute();
}

export async function storePersonalVersion(
  tx: Writer,
  { userId, playerId }: OfPlayer,
  version: number,
): Promise<void> {
  await tx
    .updateTable('players')
    .set({ link_version: version })
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute();
}

/**
 * Returns the personal links of the list whose group link has this hash, if the link is on, each with its player and
 * the values from which its code is made: the link of each player, and those of records that were merged into a player.
 */
export async function personalLinksOfCode(db: Reader, { codeHash }: { codeHash: string }) {
  const code = await findCode(db, 'group', codeHash);
  if (!code) return [];
  const list = { userId: code.userId, listId: code.subjectId };
  const own = linkedList(db, list)
    .innerJoin('players as named', (join) =>
      join
        .onRef('named.user_id', '=', 'group_links.user_id')
        .onRef('named.list_id', '=', 'group_links.list_id'),
    )
    .select(['named.player_id', 'named.player_id as link_id', 'named.link_version']);
  const merged = linkedList(db, list)
    .innerJoin('merged_players as named', (join) =>
      join
        .onRef('named.user_id', '=', 'group_links.user_id')
        .onRef('named.list_id', '=', 'group_links.list_id'),
    )
    .select(['named.player_id', 'named.merged_id as link_id', 'named.link_version'])
    .where('named.link_version', 'is not', null)
    .$narrowType<{ link_version: number }>();
  return own.unionAll(merged).execute();
}

/**
 * Selects the list of a group link that is on, with its owner and the secret from which the codes of links are made.
 */
function linkedList(db: Reader, { userId, listId }: { userId: string; listId: string }) {
  return db
    .selectFrom('group_links')
    .innerJoin('users', 'users.user_id', 'group_links.user_id')
    .innerJoin('server_keys', (join) => join.on('server_keys.name', '=', 'links'))
    .select(['group_links.user_id', 'group_links.list_id', 'group_links.version'])
    .select(['previews_match', 'is_strict', 'time_zone', 'country', 'deeds_after'])
    .select('server_keys.key')
    .where('group_links.user_id', '=', userId)
    .where('group_links.list_id', '=', listId)
    .where('group_links.is_on', '=', 1);
}
