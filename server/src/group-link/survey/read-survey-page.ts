import {
  hasAnswered,
  namesById,
  opiningProblem,
  type Surveyed,
  type SurveyPage,
} from '@picadito/domain';
import { keysOf } from '../../security/link-code.ts';
import { holderOf } from '../../store/tables/group-link/devices.ts';
import { playersOfList } from '../../store/tables/players/players.ts';
import { devicesOfSurvey } from '../../store/tables/survey/survey-devices.ts';
import { surveyedPlayers } from '../../store/tables/survey/survey-opinions.ts';
import { findSurvey, isOpen } from '../../store/tables/survey/surveys.ts';
import type { Reader } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import { hashDevice } from '../devices/device.ts';
import type { LinkedList } from '../page/read-page.ts';
import { writtenOf } from '../shown-names.ts';

/**
 * Reader of a survey page: `device` is the token of the device's cookie, and `owned` is the id of the player whose
 * personal link opened the page.
 */
export type SurveyReading = { device: string | null; owned?: string | undefined };

export async function readSurveyPage(
  { store, now }: Context,
  list: LinkedList,
  { device, owned }: SurveyReading,
): Promise<SurveyPage> {
  const deviceHash = device === null ? null : hashDevice(device, list.listId);
  const { survey, people, devices, names, holderId, keyOf } = await readLinkedSurvey(
    store.read,
    list,
    { now: now(), device: deviceHash },
  );
  const playerId = owned ?? holderId;
  const isVisitor =
    deviceHash !== null &&
    playerId !== undefined &&
    opiningProblem(devices, { deviceHash, playerId }) === null;
  const visitor = isVisitor ? (names.find(({ key }) => key === keyOf(playerId)) ?? null) : null;
  return {
    survey: survey && {
      key: keyOf(survey.id),
      people: visitor ? people.filter(({ key }) => key !== visitor.key) : [],
    },
    visitor,
    isDone: hasAnswered(devices, { deviceHash, playerId }),
    refused: null,
  };
}

/**
 * Returns the survey of a list if one is open, with all data from which its page is made. `device` is the hash of the
 * reader's device; null without a cookie.
 */
export async function readLinkedSurvey(
  db: Reader,
  { userId, listId, codeHash }: LinkedList,
  { now, device }: { now: number; device: string | null },
) {
  const found = await findSurvey(db, { userId, listId });
  const players = await playersOfList(db, userId, listId);
  const written = await writtenOf(db, userId);
  const held =
    device === null ? undefined : await holderOf(db, { userId, listId, deviceHash: device, now });
  const survey = found && isOpen(found, now) ? found : null;
  const key = { userId, surveyId: survey?.id ?? '' };
  const asked = survey ? await surveyedPlayers(db, userId, [survey.id]) : [];
  const devices = survey ? await devicesOfSurvey(db, key) : [];
  const keyOf = keysOf(codeHash);
  const nameOf = namesById(players.map((player) => ({ ...player, written: written(player.id) })));
  const names = [...nameOf].map(([id, name]): Surveyed => ({ key: keyOf(id), name }));
  const about = new Set(asked.map(({ playerId }) => keyOf(playerId)));
  const people = names.filter((one) => about.has(one.key));
  const holderId = held && !held.isClaim ? held.playerId : undefined;
  const playerIds = players.map(({ id }) => id);
  return { survey, people, devices, names, holderId, keyOf, playerIds };
}
