import type { ChangeKind } from '@picadito/domain';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';

export type Change = { at: string; kind: ChangeKind; id: string; tab: string | null };

/** Nearly always one: a statement for several would have to be built each time. */
export async function insertChanges(
  tx: Writer,
  userId: string,
  changes: readonly Change[],
): Promise<void> {
  await Promise.all(changes.map((change) => insertChange(tx, { user_id: userId, ...change })));
}

const insertChange = prepared((tx: Writer, { user_id, at, kind, id, tab }: Schema['changes']) =>
  tx.insertInto('changes').values({ user_id, at, kind, id, tab }),
);

/** What changed of the user's after a moment, oldest first. */
export async function changesAfter(
  db: Reader,
  userId: string,
  moment: string,
  limit: number,
): Promise<Change[]> {
  return db
    .selectFrom('changes')
    .select(['at', 'kind', 'id', 'tab'])
    .where('user_id', '=', userId)
    .where('at', '>', moment)
    .orderBy('at')
    .limit(limit)
    .execute();
}

/** Of all users. One of the few statements without the user's id. */
export async function deleteChangesBefore(tx: Writer, moment: string): Promise<void> {
  await tx.deleteFrom('changes').where('at', '<', moment).execute();
}
