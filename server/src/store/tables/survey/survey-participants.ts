import type { Reader, Writer } from '../../transaction.ts';
import type { OfSurvey } from './surveys.ts';

export type Participant = { playerId: string; deviceHash: string };

/** Who has answered. */
export async function participantsOf(
  db: Reader,
  { userId, surveyId }: OfSurvey,
): Promise<Participant[]> {
  return db
    .selectFrom('survey_participants')
    .select(['player_id as playerId', 'device_hash as deviceHash'])
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .orderBy('player_id')
    .execute();
}

/** All rows anew, in the order of their keys: neither the place of a row nor its transaction tells which is the last. */
export async function storeParticipants(
  tx: Writer,
  survey: OfSurvey,
  participants: readonly Participant[],
): Promise<void> {
  await deleteParticipants(tx, survey);
  const { userId: user_id, surveyId: survey_id } = survey;
  const rows = participants
    .map(({ playerId, deviceHash }) => {
      return { user_id, survey_id, player_id: playerId, device_hash: deviceHash };
    })
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));
  await tx.insertInto('survey_participants').values(rows).execute();
}

export async function deleteParticipants(
  tx: Writer,
  { userId, surveyId }: OfSurvey,
): Promise<void> {
  await tx
    .deleteFrom('survey_participants')
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .execute();
}
