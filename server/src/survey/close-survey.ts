import { verdictOf } from '@picadito/domain';
import {
  deleteOpinions,
  opinionsOf,
  storeVerdicts,
} from '../store/tables/survey/survey-opinions.ts';
import { deleteSurveyDevices } from '../store/tables/survey/survey-devices.ts';
import {
  dueSurveys,
  findSurvey,
  storeClosed,
  type OfSurvey,
} from '../store/tables/survey/surveys.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Writer } from '../store/store.ts';
import type { Context } from '../transactions/context.ts';
import { type WriteContext, writeDue } from '../transactions/write.ts';

const AT_ONCE = 500;

/**
 * Closes a survey: replaces the opinions about each player by a verdict, and deletes the data about who has answered.
 */
export async function closeSurvey(tx: Writer, survey: OfSurvey): Promise<void> {
  const opinions = await opinionsOf(tx, survey);
  const verdicts = [...opinions].flatMap(([playerId, counts]) => {
    const verdict = verdictOf(counts);
    return verdict ? { playerId, ...verdict } : [];
  });
  await storeVerdicts(tx, survey, verdicts);
  await deleteOpinions(tx, survey);
  await deleteSurveyDevices(tx, survey);
  await storeClosed(tx, survey);
}

type Due = Awaited<ReturnType<typeof dueSurveys>>[number];

/** Closes the surveys whose time has passed. A failure is logged, and the next run tries the survey again. */
export async function closeDueSurveys(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now } = context;
  for (const due of await dueSurveys(store.read, timestamp(now()), AT_ONCE)) {
    if (isStopped()) return;
    await closeDue(context, due);
  }
}

async function closeDue(context: Context, due: Due): Promise<void> {
  const { user_id: userId, list_id: listId } = due;
  const close = async (tx: Writer, { now, recordChange }: WriteContext) => {
    const survey = await findSurvey(tx, { userId, listId });
    if (!survey || survey.isClosed || survey.closesAt > timestamp(now)) return;
    await closeSurvey(tx, { userId, surveyId: survey.id });
    recordChange('list', listId);
  };
  await writeDue(context, due, close, 'a survey was not closed');
}
