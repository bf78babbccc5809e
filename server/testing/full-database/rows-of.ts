import type { Insertable } from 'kysely';
import type { Schema } from '../../src/store/schema.ts';
import type { Writer } from '../../src/store/store.ts';

export const AT = '2026-11-21T12:00:00.000001Z';

export type Rows = ReturnType<typeof rowsOf>;

/**
 * Returns what is needed to make the rows of one test user: a function that inserts rows, the columns that all rows
 * have, and a text for text columns. The user's only match is m-1, and p-0 is a player of this match.
 */
export function rowsOf(tx: Writer, text: string, index: number) {
  const own = { user_id: `user-${index}` };
  return {
    own,
    ofMatch: { ...own, match_id: 'm-1', player_id: 'p-0' },
    text,
    index,
    add: <T extends keyof Schema>(table: T, ...rows: Insertable<Schema[T]>[]) =>
      tx.insertInto(table).values(rows).execute(),
  };
}

export const subscribed = ({ index, text }: Rows) =>
  index % 2
    ? { subscription: JSON.stringify({ endpoint: text }), endpoint_hash: text, subscribed_at: AT }
    : { subscription: null, endpoint_hash: null, subscribed_at: null };
