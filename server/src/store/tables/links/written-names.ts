import { prepared } from '../../prepared.ts';
import type { Reader, Writer } from '../../transaction.ts';

/** What the organiser wrote for players on the pages of links: few of all that there are. */
export async function writtenNames(db: Reader, userId: string) {
  const rows = await selectWritten(db, { userId });
  return rows.map(({ player_id: playerId, shown_name: shownName }) => ({
    playerId,
    shownName: shownName ?? '',
  }));
}

const selectWritten = prepared((db: Reader, { userId }: { userId: string }) =>
  db
    .selectFrom('players')
    .select(['player_id', 'shown_name'])
    .where('user_id', '=', userId)
    .where('shown_name', 'is not', null)
    .orderBy('player_id'),
);

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
