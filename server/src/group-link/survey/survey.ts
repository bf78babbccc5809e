import {
  adoptedLevel,
  MESSAGES,
  NO_OPINIONS,
  ratingOf,
  SURVEY_DAYS,
  type SurveyInput,
  type SurveyReply,
  type VerdictInput,
} from '@picadito/domain';
import { isDeepStrictEqual } from 'node:util';
import { AppError, invalid, notFound } from '../../app-error.ts';
import { findLink } from '../../store/tables/links/group-links.ts';
import { playersOfList, updatePlayer } from '../../store/tables/players.ts';
import {
  deleteVerdict,
  storeOpinions,
  surveyedPlayers,
  verdictsOf,
} from '../../store/tables/survey/survey-opinions.ts';
import {
  deleteSurvey,
  findSurvey,
  insertSurvey,
  surveysOf,
  type StoredSurvey,
} from '../../store/tables/survey/surveys.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Reader, Writer } from '../../store/transaction.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import {
  lockOwnedList,
  orNotFound,
  ownedList,
  ownedPlayer,
} from '../../transactions/load-owned.ts';
import { write } from '../../transactions/write.ts';
import { ownedName } from '../devices/name-holders.ts';
import { closeSurvey } from './close-survey.ts';

const DAYS_MS = SURVEY_DAYS * 24 * 60 * 60 * 1000;

type OfList = { userId: string; listId: string };

export async function readSurvey(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<SurveyReply> {
  await ownedList(context, organiser, listId);
  return surveyOfList(context.store.read, { userId: organiser.id, listId });
}

/** In the place of one that has closed; the same once more is the one there is. */
export async function startSurvey(
  context: Context,
  organiser: Organiser,
  listId: string,
  { playerIds }: SurveyInput,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const players = new Set((await playersOfList(tx, organiser.id, listId)).map(({ id }) => id));
    const stranger = playerIds.findIndex((id) => !players.has(id));
    if (stranger !== -1) throw invalid(`playerIds.${stranger}`, MESSAGES.surveyOfStranger);
    if ((await findLink(tx, list))?.is_on !== 1) throw refused(MESSAGES.surveyNeedsLink);
    const before = await findSurvey(tx, list);
    if (before && !before.isClosed) {
      const asked = await surveyedPlayers(tx, organiser.id, [before.id]);
      if (
        !isDeepStrictEqual(
          asked.map(({ playerId }) => playerId),
          playerIds.toSorted(),
        )
      )
        throw refused(MESSAGES.surveyIsOpen);
      return surveyOfList(tx, list);
    }
    if (before) await deleteSurvey(tx, keyOf(list, before));
    const surveyId = await insertSurvey(tx, list, timestamp(now + DAYS_MS));
    const opinions = new Map(playerIds.map((id) => [id, NO_OPINIONS]));
    await storeOpinions(tx, { userId: organiser.id, surveyId }, opinions);
    recordChange('list', listId);
    return surveyOfList(tx, list);
  });
}

/** One that has closed stays so. */
export async function closeSurveyOf(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const survey = await surveyThere(tx, list);
    if (!survey.isClosed) {
      await closeSurvey(tx, keyOf(list, survey));
      recordChange('list', listId);
    }
    return surveyOfList(tx, list);
  });
}

/** What was decided before stays so. With the last player the survey goes. */
export async function decideVerdict(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
  { isAdopted }: VerdictInput,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    await ownedName(tx, organiser, { listId, playerId });
    const survey = await surveyThere(tx, list);
    if (!survey.isClosed) throw refused(MESSAGES.surveyStillOpen);
    const key = keyOf(list, survey);
    const verdicts = await verdictsOf(tx, organiser.id, [survey.id]);
    const verdict = verdicts.find((one) => one.playerId === playerId);
    if (!verdict) return surveyOfList(tx, list);
    if (isAdopted) {
      const player = await ownedPlayer(tx, organiser, playerId);
      const rating = ratingOf(adoptedLevel(verdict.median, verdict.current));
      await updatePlayer(tx, organiser.id, playerId, { ...player, rating });
      recordChange('player', playerId);
    }
    if (verdicts.length > 1) await deleteVerdict(tx, { ...key, playerId });
    else await deleteSurvey(tx, key);
    recordChange('list', listId);
    return surveyOfList(tx, list);
  });
}

/** Open or closed, with all that was said. */
export async function removeSurvey(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  const list = { userId: organiser.id, listId };
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    await deleteSurvey(tx, keyOf(list, await surveyThere(tx, list)));
    recordChange('list', listId);
  });
}

const refused = (sentence: string) => new AppError('failed-precondition', sentence);

const keyOf = ({ userId }: OfList, { id }: Pick<StoredSurvey, 'id'>) => {
  return { userId, surveyId: id };
};

async function surveyThere(tx: Writer, list: OfList): Promise<StoredSurvey> {
  const survey = await findSurvey(tx, list);
  if (!survey) throw notFound();
  return survey;
}

async function surveyOfList(db: Reader, list: OfList): Promise<SurveyReply> {
  const found = await findSurvey(db, list);
  if (!found) return { listId: list.listId, survey: null };
  const [reply] = await replies(db, list.userId, [{ ...found, listId: list.listId }]);
  return orNotFound(reply);
}

/** All of the user, for the export. */
export async function everySurvey(db: Reader, userId: string): Promise<SurveyReply[]> {
  return replies(db, userId, await surveysOf(db, userId));
}

/** Of what was said they have nothing while a survey is open. */
async function replies(
  db: Reader,
  userId: string,
  surveys: readonly (StoredSurvey & { listId: string })[],
): Promise<SurveyReply[]> {
  const idsOf = (isClosed: boolean) =>
    surveys.filter((one) => one.isClosed === isClosed).map(({ id }) => id);
  const asked = await surveyedPlayers(db, userId, idsOf(false));
  const verdicts = await verdictsOf(db, userId, idsOf(true));
  return surveys.map(({ listId, ...survey }) => {
    const isOfIt = ({ surveyId }: { surveyId: string }) => surveyId === survey.id;
    const playerIds = asked.filter(isOfIt).map(({ playerId }) => playerId);
    const results = verdicts.filter(isOfIt).map(({ playerId, median, doAgree, current }) => {
      return { playerId, median, doAgree, adopted: adoptedLevel(median, current) };
    });
    return { listId, survey: { ...survey, playerIds, results } };
  });
}
