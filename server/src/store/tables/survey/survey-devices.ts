import type { SurveyDevice } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import type { OfSurvey } from './surveys.ts';

/** Returns the devices that may answer a survey, each with whether it has answered. */
export async function devicesOfSurvey(
  db: Reader,
  { userId, surveyId }: OfSurvey,
): Promise<SurveyDevice[]> {
  const rows = await db
    .selectFrom('survey_devices')
    .select(['device_hash as deviceHash', 'player_id as playerId', 'has_answered'])
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .orderBy('device_hash')
    .execute();
  return rows.map(({ has_answered, ...row }) => ({ ...row, hasAnswered: has_answered === 1 }));
}

/**
 * Replaces all devices of a survey in the order of their hashes. Because every answer rewrites all rows, neither the
 * place of a row nor its transaction shows which device has answered last.
 */
export async function storeSurveyDevices(
  tx: Writer,
  survey: OfSurvey,
  devices: readonly SurveyDevice[],
): Promise<void> {
  await deleteSurveyDevices(tx, survey);
  const { userId: user_id, surveyId: survey_id } = survey;
  const rows = devices
    .map(({ deviceHash: device_hash, playerId: player_id, hasAnswered }) => {
      return { user_id, survey_id, device_hash, player_id, has_answered: Number(hasAnswered) };
    })
    .toSorted((one, other) => (one.device_hash < other.device_hash ? -1 : 1));
  if (rows.length > 0) await tx.insertInto('survey_devices').values(rows).execute();
}

export async function deleteSurveyDevices(
  tx: Writer,
  { userId, surveyId }: OfSurvey,
): Promise<void> {
  await tx
    .deleteFrom('survey_devices')
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .execute();
}
