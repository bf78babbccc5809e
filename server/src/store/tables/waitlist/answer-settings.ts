import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

export type AnswerSettings = Pick<Schema['answer_settings'], 'capacity' | 'answers_until'>;
type OfMatch = { userId: string; matchId: string };

/**
 * Returns the settings for answers of a match, null where the organiser has set nothing. `free_since` is the time at
 * which a place last became free in the last hours before the match, or null.
 */
export async function settingsOf(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<AnswerSettings & Pick<Schema['answer_settings'], 'free_since'>> {
  const row = await db
    .selectFrom('answer_settings')
    .select(['capacity', 'answers_until', 'free_since'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row ?? { capacity: null, answers_until: null, free_since: null };
}

export async function storeSettings(
  tx: Writer,
  { userId, matchId }: OfMatch,
  settings: AnswerSettings,
): Promise<void> {
  await tx
    .insertInto('answer_settings')
    .values({ user_id: userId, match_id: matchId, ...settings })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doUpdateSet(settings))
    .execute();
}

/**
 * Stores the time at which a place became free in the last hours before a match. In these hours the place is not given
 * to the first player on the waitlist automatically: the players on the waitlist are asked.
 */
export async function storeFreeSince(
  tx: Writer,
  { userId, matchId }: OfMatch,
  at: string,
): Promise<void> {
  await tx
    .insertInto('answer_settings')
    .values({ user_id: userId, match_id: matchId, free_since: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id']).doUpdateSet({ free_since: at }),
    )
    .execute();
}

/** Returns the settings for answers of these matches of the user; matches without settings are left out. */
export async function settingsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('answer_settings')
    .select(['match_id as matchId', 'capacity', 'answers_until as answersUntil'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}
