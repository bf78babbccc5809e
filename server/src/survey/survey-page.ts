import {
  hasAnswered,
  judgeOpinions,
  MESSAGES,
  namesById,
  opiningProblem,
  type LevelCounts,
  type OpinionsInput,
  type SkillLevel,
  type Surveyed,
  type SurveyDevice,
  type SurveyPage,
} from '@picadito/domain';
import { writeByLink } from '../group-link/answers/write-by-link.ts';
import { hashDevice, newDeviceToken } from '../group-link/devices/device.ts';
import type { LinkedList, OpenedList } from '../group-link/page/read-page.ts';
import { writtenOf } from '../group-link/shown-names.ts';
import { keysOf } from '../security/link-code.ts';
import type { Reader, Writer } from '../store/store.ts';
import { holderOf } from '../store/tables/group-link/devices.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { devicesOfSurvey, storeSurveyDevices } from '../store/tables/survey/survey-devices.ts';
import {
  opinionsOf,
  storeOpinions,
  surveyedPlayers,
} from '../store/tables/survey/survey-opinions.ts';
import { countAnswer, findSurvey, isOpen, type OfSurvey } from '../store/tables/survey/surveys.ts';
import type { Context } from '../transactions/context.ts';

/**
 * Type of a request for a survey page: `device` is the token of the device's cookie, and `owned` is the id of the
 * player whose personal link opened the page.
 */
type SurveyRequest = { device: string | null; owned?: string | undefined };

export async function readSurveyPage(
  { store, now }: Context,
  list: LinkedList,
  { device, owned }: SurveyRequest,
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
 * Returns the survey of a list with all data for its page; `survey` is null if none is open. `device` is the hash of
 * the visitor's device; null without a cookie.
 */
async function readLinkedSurvey(
  db: Reader,
  { userId, listId, codeHash }: LinkedList,
  { now, device }: { now: number; device: string | null },
) {
  const found = await findSurvey(db, { userId, listId });
  const players = await playersOfList(db, userId, listId);
  const written = await writtenOf(db, userId);
  const thisDevice =
    device === null ? undefined : await holderOf(db, { userId, listId, deviceHash: device, now });
  const survey = found && isOpen(found, now) ? found : null;
  const key = { userId, surveyId: survey?.id ?? '' };
  const surveyed = survey ? await surveyedPlayers(db, userId, [survey.id]) : [];
  const devices = survey ? await devicesOfSurvey(db, key) : [];
  const keyOf = keysOf(codeHash);
  const nameOf = namesById(players.map((player) => ({ ...player, written: written(player.id) })));
  const names = [...nameOf].map(([id, name]): Surveyed => ({ key: keyOf(id), name }));
  const about = new Set(surveyed.map(({ playerId }) => keyOf(playerId)));
  const people = names.filter((one) => about.has(one.key));
  const holderId = thisDevice && !thisDevice.isClaim ? thisDevice.playerId : undefined;
  const playerIds = players.map(({ id }) => id);
  return { survey, people, devices, names, holderId, keyOf, playerIds };
}

/**
 * Outcome of sent opinions: the token for the device's cookie when they were stored, else the sentence that says why
 * not.
 */
type Opined = { token: string } | { sentence: string };

type SentOpinions = {
  input: OpinionsInput;
  /** The token from the device's cookie; null without a cookie. */
  device: string | null;
  /** The link that the request came by; with a key, it is a personal link. */
  link: { code: string; key?: string };
};

/**
 * Stores a player's opinions about the level of the other players in one transaction. Returns null when the link has
 * been turned off.
 */
export async function opine(
  context: Context,
  list: OpenedList,
  { input, device, link: by }: SentOpinions,
): Promise<Opined | null> {
  const token = device ?? newDeviceToken();
  return writeByLink<Opined>(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, linkPlayerId, deviceHash } = opened;
    const { now } = writeContext;
    const linked = await readLinkedSurvey(tx, link, { now, device: deviceHash });
    const { survey, people, devices, holderId, keyOf, playerIds } = linked;
    if (!survey || keyOf(survey.id) !== input.survey) return { sentence: MESSAGES.surveyOver };
    const playerId = playerIds.find((id) => keyOf(id) === input.player);
    if (playerId === undefined) return { sentence: MESSAGES.answerPlayerGone };
    const isOwn = playerId === (linkPlayerId ?? holderId);
    const sentence = isOwn
      ? opiningProblem(devices, { deviceHash, playerId })
      : MESSAGES.surveyOfOtherDevices;
    if (sentence !== null) return { sentence };
    const judged = judgeOpinions(people, input);
    if ('sentence' in judged) return judged;
    await storeGiven(
      tx,
      { userId: link.userId, surveyId: survey.id },
      {
        levelOf: (id) => judged.levels.get(keyOf(id)),
        devices: devices.map((one) =>
          one.deviceHash === deviceHash ? { ...one, hasAnswered: true } : one,
        ),
      },
    );
    writeContext.recordChange('list', link.listId);
    return { token };
  });
}

type Opinions = {
  /** Returns the level that the sender has given to the player with this id; undefined for no opinion. */
  levelOf: (id: string) => SkillLevel | undefined;
  devices: SurveyDevice[];
};

/**
 * Adds the opinions to the totals of the survey. Nothing else is stored, because opinions are anonymous: not even the
 * time of the device changes, which would show when it has answered.
 */
async function storeGiven(
  tx: Writer,
  survey: OfSurvey,
  { levelOf, devices }: Opinions,
): Promise<void> {
  const opinions = await opinionsOf(tx, survey);
  const added = [...opinions].map(([id, counts]): [string, LevelCounts] => {
    const level = levelOf(id);
    return [id, level === undefined ? counts : { ...counts, [level]: counts[level] + 1 }];
  });
  await storeOpinions(tx, survey, new Map(added));
  await storeSurveyDevices(tx, survey, devices);
  await countAnswer(tx, survey);
}
