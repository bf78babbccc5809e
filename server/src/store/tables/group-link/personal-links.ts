import type { Reader, Writer } from '../../store.ts';

type OfPlayer = { userId: string; playerId: string };

/** Returns the players of a list with the versions of their personal links, by name. */
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
 * Returns the players of the list whose group link has this hash, if the link is on, each with the values from which
 * the code of the personal link is made. Every request runs exactly this statement, so that its duration does not show
 * whether a code is valid. This is one of the few statements without the user's id.
 */
export async function personalLinksOfCode(db: Reader, { codeHash }: { codeHash: string }) {
  return db
    .selectFrom('group_links')
    .innerJoin('users', 'users.user_id', 'group_links.user_id')
    .innerJoin('server_keys', (join) => join.on('server_keys.name', '=', 'links'))
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'group_links.user_id')
        .onRef('players.list_id', '=', 'group_links.list_id'),
    )
    .select(['group_links.user_id', 'group_links.list_id', 'group_links.version'])
    .select([
      'previews_match',
      'is_strict',
      'time_zone',
      'country',
      'deeds_after',
      'server_keys.key',
      'players.player_id',
      'players.link_version',
    ])
    .where('group_links.code_hash', '=', codeHash)
    .where('group_links.is_on', '=', 1)
    .execute();
}
