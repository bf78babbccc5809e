import type { Reader, Writer } from '../../store.ts';

/** Returns the names that the organiser wrote for the players' pages, of the few players that have one. */
export async function writtenNames(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('players')
    .select(['player_id', 'shown_name'])
    .where('user_id', '=', userId)
    .where('shown_name', 'is not', null)
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id: playerId, shown_name: shownName }) => ({
    playerId,
    shownName: shownName ?? '',
  }));
}

export async function storeWrittenName(
  tx: Writer,
  { userId, playerId, shownName }: { userId: string; playerId: string; shownName: string | null },
): Promise<void> {
  await tx
    .updateTable('players')
    .set({ shown_name: shownName })
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute();
}
