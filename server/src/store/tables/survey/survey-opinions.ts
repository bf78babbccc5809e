import { skillLevelOf, type LevelCounts, type LevelVerdict } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import type { OfSurvey } from './surveys.ts';

/** Type of the number of opinions for each level, by the id of each player in the survey. */
export type OpinionsByPlayer = Map<string, LevelCounts>;

export async function opinionsOf(
  db: Reader,
  { userId, surveyId }: OfSurvey,
): Promise<OpinionsByPlayer> {
  const rows = await db
    .selectFrom('survey_opinions')
    .select(['player_id', 'twos', 'threes', 'fours', 'fives'])
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .orderBy('player_id')
    .execute();
  return new Map(
    rows.map(({ player_id, twos, threes, fours, fives }) => [
      player_id,
      { '2': twos, '3': threes, '4': fours, '5': fives },
    ]),
  );
}

/**
 * Returns the players about whom these surveys ask, as pairs of survey id and player id. A closed survey has no pairs,
 * because closing deletes its rows.
 */
export async function surveyedPlayers(db: Reader, userId: string, surveyIds: readonly string[]) {
  if (surveyIds.length === 0) return [];
  return db
    .selectFrom('survey_opinions')
    .select(['survey_id as surveyId', 'player_id as playerId'])
    .where('user_id', '=', userId)
    .where('survey_id', 'in', surveyIds)
    .orderBy('player_id')
    .execute();
}

/**
 * Replaces the opinions of a survey in the order of the player ids. Players without opinions have a row too, and every
 * answer rewrites all rows, so that no row shows which counts an answer changed.
 */
export async function storeOpinions(
  tx: Writer,
  survey: OfSurvey,
  opinions: OpinionsByPlayer,
): Promise<void> {
  await deleteOpinions(tx, survey);
  const { userId: user_id, surveyId: survey_id } = survey;
  const rows = [...opinions]
    .map(([player_id, { 2: twos, 3: threes, 4: fours, 5: fives }]) => {
      return { user_id, survey_id, player_id, twos, threes, fours, fives };
    })
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));
  if (rows.length > 0) await tx.insertInto('survey_opinions').values(rows).execute();
}

export async function deleteOpinions(tx: Writer, { userId, surveyId }: OfSurvey): Promise<void> {
  await tx
    .deleteFrom('survey_opinions')
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .execute();
}

type StoredVerdict = LevelVerdict & { playerId: string };

/**
 * Returns the verdicts of these surveys on which the organiser has not decided yet, with the current levels of the
 * players.
 */
export async function verdictsOf(db: Reader, userId: string, surveyIds: readonly string[]) {
  if (surveyIds.length === 0) return [];
  const rows = await db
    .selectFrom('survey_verdicts')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'survey_verdicts.user_id')
        .onRef('players.player_id', '=', 'survey_verdicts.player_id'),
    )
    .select(['survey_verdicts.survey_id as surveyId', 'survey_verdicts.player_id as playerId'])
    .select(['halves', 'do_agree', 'rating'])
    .where('survey_verdicts.user_id', '=', userId)
    .where('survey_verdicts.survey_id', 'in', surveyIds)
    .orderBy('survey_verdicts.player_id')
    .execute();
  return rows.map(({ halves, do_agree, rating, ...of }) => {
    return { ...of, median: halves / 2, doAgree: do_agree === 1, current: skillLevelOf(rating) };
  });
}

export async function storeVerdicts(
  tx: Writer,
  { userId: user_id, surveyId: survey_id }: OfSurvey,
  verdicts: readonly StoredVerdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const rows = verdicts.map(({ playerId: player_id, median, doAgree }) => {
    return { user_id, survey_id, player_id, halves: median * 2, do_agree: Number(doAgree) };
  });
  await tx.insertInto('survey_verdicts').values(rows).execute();
}

/** Deletes the verdict on a player, once the organiser has decided on it. */
export async function deleteVerdict(
  tx: Writer,
  { userId, surveyId, playerId }: OfSurvey & { playerId: string },
): Promise<void> {
  await tx
    .deleteFrom('survey_verdicts')
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .where('player_id', '=', playerId)
    .execute();
}
