import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

export type AnswerSettings = Pick<
  RowOf<'answer_settings'>,
  'capacity' | 'answers_until' | 'regulars_until' | 'kept_until'
>;
type OfMatch = { userId: string; matchId: string };

/**
 * Returns the settings for answers of a match, null where the organiser has set nothing. `free_since` is the time at
 * which a place last became free in the last hours before the match, or null, and `kept_until` the time until which
 * regulars keep places, or null.
 */
export async function settingsOf(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<AnswerSettings & Pick<RowOf<'answer_settings'>, 'free_since'>> {
  const row = await db
    .selectFrom('answer_settings')
    .select(['capacity', 'answers_until', 'free_since', 'regulars_until', 'kept_until'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row ?? NO_SETTINGS;
}

const NO_SETTINGS = {
  capacity: null,
  answers_until: null,
  free_since: null,
  regulars_until: null,
  kept_until: null,
};

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

/** Stores that the waitlist of a match has moved up at the hour until which regulars kept a place. */
export async function endKeeping(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .updateTable('answer_settings')
    .set({ kept_until: null })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** Returns the settings for answers of these matches of the user; matches without settings are left out. */
export async function settingsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('answer_settings')
    .select(['match_id as matchId', 'capacity', 'answers_until as answersUntil'])
    .select(['regulars_until as regularsUntil'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}
