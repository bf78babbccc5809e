import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../transaction.ts';

/** What is logged of a match. */
export const LOGGED_ANSWERS = 20;

type OfMatch = { userId: string; matchId: string };

/** Those before the last ones are deleted. */
export async function logAnswer(tx: Writer, row: Schema['answer_log']): Promise<void> {
  await tx.insertInto('answer_log').values(row).execute();
  const oldest = await tx
    .selectFrom('answer_log')
    .select('at')
    .where('user_id', '=', row.user_id)
    .where('match_id', '=', row.match_id)
    .orderBy('at', 'desc')
    .offset(LOGGED_ANSWERS - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .deleteFrom('answer_log')
    .where('user_id', '=', row.user_id)
    .where('match_id', '=', row.match_id)
    .where('at', '<', oldest.at)
    .execute();
}

/** The newest first. */
export async function loggedAnswers(db: Reader, { userId, matchId }: OfMatch) {
  return db
    .selectFrom('answer_log')
    .select(['player_id as playerId', 'answer', 'author_id as authorId', 'at'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .orderBy('at', 'desc')
    .limit(LOGGED_ANSWERS)
    .execute();
}

/** Of these matches of the user, the oldest first. */
export async function loggedOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('answer_log')
    .select(['match_id as matchId', 'player_id as playerId', 'answer', 'author_id as authorId'])
    .select('at')
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
