import { UNKNOWN_HELPER, type ChangeDetail, type ChangeEvent } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import { accountsOf } from '../account/users.ts';

export type Change = ChangeEvent & { at: string };

/** Type of a stored change with the id of the helper who made it; null if the owner or a background job did. */
export type AuthoredChange = Change & { authorId: string | null };

export async function insertChanges(
  tx: Writer,
  userId: string,
  changes: readonly Change[],
  authorId: string | null = null,
): Promise<void> {
  const rows = changes.map(({ detail, ...change }) => ({
    user_id: userId,
    ...change,
    author_id: authorId,
    detail: detail === undefined ? null : JSON.stringify(detail),
  }));
  for (const row of rows) await tx.insertInto('changes').values(row).execute();
}

/** Returns the first changes of the user's data after a timestamp, the oldest first, at most `limit`. */
export async function changesAfter(
  db: Reader,
  userId: string,
  moment: string,
  limit: number,
): Promise<AuthoredChange[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['at', 'kind', 'id', 'tab', 'detail', 'author_id as authorId'])
    .where('user_id', '=', userId)
    .where('at', '>', moment)
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map(({ detail, ...change }) =>
    detail === null ? change : { ...change, detail: JSON.parse(detail) as ChangeDetail },
  );
}

/**
 * Returns the changes of a match after a timestamp, the newest first. `author` is the name of the helper who made the
 * change, `UNKNOWN_HELPER` if the account is deleted, and null if the owner, a player or a job did. Changes without
 * details are left out.
 */
export async function authoredChanges(
  db: Reader,
  { userId, matchId, since }: { userId: string; matchId: string; since: string },
): Promise<{ at: string; author: string | null; detail: ChangeDetail }[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['at', 'author_id', 'detail'])
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .where('kind', '=', 'match')
    .where('id', '=', matchId)
    .orderBy('at', 'desc')
    .execute();
  const accounts = await accountsOf(
    db,
    rows.map((row) => row.author_id),
  );
  return rows.flatMap(({ at, author_id, detail }) => {
    const author = author_id && (accounts.get(author_id)?.name ?? UNKNOWN_HELPER);
    return detail === null ? [] : { at, author, detail: JSON.parse(detail) as ChangeDetail };
  });
}

/** Deletes the changes of all users before a timestamp. This is one of the few statements without the user's id. */
export async function deleteChangesBefore(tx: Writer, moment: string): Promise<void> {
  await tx.deleteFrom('changes').where('at', '<', moment).execute();
}
