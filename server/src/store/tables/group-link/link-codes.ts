import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

type CodeRow = RowOf<'link_codes'>;
type Kind = CodeRow['kind'];
type Subject = { userId: string; kind: Kind; subjectId: string };

/**
 * Returns the user and the id of the row to which the code with this hash leads; undefined for any other text. Every
 * request by a link begins with this statement, which is one of the few without the user's id.
 */
export async function findCode(
  db: Reader,
  kind: Kind,
  codeHash: string,
): Promise<Pick<Subject, 'userId' | 'subjectId'> | undefined> {
  return db
    .selectFrom('link_codes')
    .select(['user_id as userId', 'subject_id as subjectId'])
    .where('code_hash', '=', codeHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Returns the hash of the code that leads to a row; undefined if there is none. */
export async function codeHashOf(
  db: Reader,
  { userId, kind, subjectId }: Subject,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('link_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.code_hash;
}

/** Stores the hash of the code that leads to a row, in place of that of an earlier code. */
export async function storeCode(
  tx: Writer,
  { userId, kind, subjectId }: Subject,
  code_hash: string,
): Promise<void> {
  await tx
    .insertInto('link_codes')
    .values({ user_id: userId, kind, subject_id: subjectId, code_hash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'subject_id']).doUpdateSet({ code_hash }),
    )
    .execute();
}

/**
 * Deletes the codes that lead to rows. Must be called after their deletion: a concurrent change of a code locks its row
 * first.
 */
export async function deleteCodes(
  tx: Writer,
  userId: string,
  kind: Kind,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .deleteFrom('link_codes')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .execute();
}

/** Gives the codes that lead to rows to the user who owns these rows now. */
export async function moveCodes(
  tx: Writer,
  { from, to }: { from: string; to: string },
  kind: Kind,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .updateTable('link_codes')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .execute();
}
