import {
  adoptedLevel,
  MESSAGES,
  NO_OPINIONS,
  openingProblem,
  ratingOf,
  SURVEY_DAYS,
  type SurveyInput,
  type SurveyOfList,
  type SurveyReply,
  type VerdictInput,
} from '@picadito/domain';
import { isDeepStrictEqual } from 'node:util';
import { AppError, invalid, notFound } from '../app-error.ts';
import { ownDevicesOfList } from '../store/tables/group-link/devices.ts';
import { findLink } from '../store/tables/group-link/group-links.ts';
import { playersOfList, updatePlayer } from '../store/tables/players/players.ts';
import {
  deleteVerdict,
  storeOpinions,
  surveyedPlayers,
  verdictsOf,
} from '../store/tables/survey/survey-opinions.ts';
import { storeSurveyDevices } from '../store/tables/survey/survey-devices.ts';
import {
  deleteSurvey,
  findSurvey,
  insertSurvey,
  surveysOf,
  type OfSurvey,
  type StoredSurvey,
} from '../store/tables/survey/surveys.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Reader, Writer } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList, ownedList, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { ownedName } from '../group-link/devices/name-holders.ts';
import { closeSurvey } from './close-survey.ts';

const DAYS_MS = SURVEY_DAYS * 24 * 60 * 60 * 1000;

type OfList = { userId: string; listId: string };

export async function readSurvey(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<SurveyReply> {
  await ownedList(context, organiser, listId);
  return surveyOfList(context.store.read, { userId: organiser.id, listId }, context.now());
}

/**
 * Opens a survey of a list, and deletes a closed one. Only devices that own a name at this moment can answer. Refuses
 * while a survey about other players is open or the group link is off, and if too few players can answer. A repeated
 * request returns the open survey.
 */
export async function startSurvey(
  context: Context,
  organiser: Organiser,
  listId: string,
  { playerIds }: SurveyInput,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const { players, devices, able } = await whoCanAnswer(tx, list, now);
    const stranger = playerIds.findIndex((id) => !players.has(id));
    if (stranger !== -1) throw invalid(`playerIds.${stranger}`, MESSAGES.surveyOfStranger);
    if ((await findLink(tx, list))?.is_on !== 1) throw refused(MESSAGES.surveyNeedsLink);
    const before = await findSurvey(tx, list);
    if (before && !before.isClosed) {
      await checkSameSurvey(tx, keyOf(list, before), playerIds);
      return surveyOfList(tx, list, now);
    }
    const problem = openingProblem(able);
    if (problem !== null) throw refused(problem);
    if (before) await deleteSurvey(tx, keyOf(list, before));
    const surveyId = await insertSurvey(tx, list, timestamp(now + DAYS_MS));
    const survey = { userId: organiser.id, surveyId };
    await storeOpinions(tx, survey, new Map(playerIds.map((id) => [id, NO_OPINIONS])));
    await storeSurveyDevices(tx, survey, devices);
    recordChange('list', listId);
    return surveyOfList(tx, list, now);
  });
}

/** Throws `failed-precondition` if the open survey is about other players than `playerIds`. */
async function checkSameSurvey(tx: Writer, survey: OfSurvey, playerIds: string[]): Promise<void> {
  const surveyed = await surveyedPlayers(tx, survey.userId, [survey.surveyId]);
  const ids = surveyed.map(({ playerId }) => playerId);
  if (!isDeepStrictEqual(ids, playerIds.toSorted())) throw refused(MESSAGES.surveyIsOpen);
}

/**
 * Returns the ids of the players of the list, the devices that own one of their names, and the number of players with
 * such a device (`able`).
 */
async function whoCanAnswer(db: Reader, list: OfList, now: number) {
  const players = new Set((await playersOfList(db, list.userId, list.listId)).map(({ id }) => id));
  const devices = (await ownDevicesOfList(db, list, now))
    .filter(({ playerId }) => players.has(playerId))
    .map((device) => ({ ...device, hasAnswered: false }));
  const able = new Set(devices.map(({ playerId }) => playerId)).size;
  return { players, devices, able };
}

/** Closes the survey of a list before its time, and returns the survey; does nothing for a closed one. */
export async function closeSurveyOf(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const survey = await surveyThere(tx, list);
    if (!survey.isClosed) {
      await closeSurvey(tx, keyOf(list, survey));
      recordChange('list', listId);
    }
    return surveyOfList(tx, list, now);
  });
}

/**
 * Stores the organiser's decision on the verdict about a player: adopts the level for the player, or not, and deletes
 * the verdict. The survey is deleted with its last verdict. Does nothing for a verdict that was already decided;
 * refuses while the survey is open.
 */
export async function decideVerdict(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
  { isAdopted }: VerdictInput,
): Promise<SurveyReply> {
  const list = { userId: organiser.id, listId };
  return write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    await ownedName(tx, organiser, { listId, playerId });
    const survey = await surveyThere(tx, list);
    if (!survey.isClosed) throw refused(MESSAGES.surveyStillOpen);
    const key = keyOf(list, survey);
    const verdicts = await verdictsOf(tx, organiser.id, [survey.id]);
    const verdict = verdicts.find((one) => one.playerId === playerId);
    if (!verdict) return surveyOfList(tx, list, now);
    if (isAdopted) {
      const player = await ownedPlayer(tx, organiser, playerId);
      const rating = ratingOf(adoptedLevel(verdict.median, verdict.current));
      await updatePlayer(tx, organiser.id, playerId, { ...player, rating });
      recordChange('player', playerId);
    }
    if (verdicts.length > 1) await deleteVerdict(tx, { ...key, playerId });
    else await deleteSurvey(tx, key);
    recordChange('list', listId);
    return surveyOfList(tx, list, now);
  });
}

/** Deletes a survey, open or closed, with all opinions. */
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

async function surveyOfList(db: Reader, list: OfList, now: number): Promise<SurveyReply> {
  const { able } = await whoCanAnswer(db, list, now);
  const found = await findSurvey(db, list);
  const replies = found
    ? await surveyReplies(db, list.userId, [{ ...found, listId: list.listId }])
    : [];
  const survey = replies[0]?.survey ?? null;
  return { listId: list.listId, able, survey };
}

export async function everySurvey(db: Reader, userId: string): Promise<SurveyOfList[]> {
  return surveyReplies(db, userId, await surveysOf(db, userId));
}

/**
 * Returns surveys as the organiser sees them: an open survey with the players it is about, a closed one with its
 * verdicts. The opinions in an open survey stay hidden.
 */
async function surveyReplies(
  db: Reader,
  userId: string,
  surveys: readonly (StoredSurvey & { listId: string })[],
): Promise<SurveyOfList[]> {
  const idsOf = (isClosed: boolean) =>
    surveys.filter((one) => one.isClosed === isClosed).map(({ id }) => id);
  const surveyed = await surveyedPlayers(db, userId, idsOf(false));
  const verdicts = await verdictsOf(db, userId, idsOf(true));
  return surveys.map(({ listId, ...survey }) => {
    const isOfIt = ({ surveyId }: { surveyId: string }) => surveyId === survey.id;
    const playerIds = surveyed.filter(isOfIt).map(({ playerId }) => playerId);
    const results = verdicts.filter(isOfIt).map(({ playerId, median, doAgree, current }) => {
      return { playerId, median, doAgree, adopted: adoptedLevel(median, current) };
    });
    return { listId, survey: { ...survey, playerIds, results } };
  });
}
