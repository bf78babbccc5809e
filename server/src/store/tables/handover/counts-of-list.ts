import type { Reader } from '../../store.ts';
import type { OfList } from './rows-of-list.ts';

/** Returns the numbers of players and of matches of a list. */
export async function countsOfList(
  db: Reader,
  { userId, listId }: OfList,
): Promise<{ players: number; matches: number }> {
  const count = async (table: 'players' | 'matches') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { players: await count('players'), matches: await count('matches') };
}
