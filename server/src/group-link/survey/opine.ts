import {
  judgeOpinions,
  MESSAGES,
  opiningProblem,
  type LevelCounts,
  type OpinionsInput,
  type SkillLevel,
  type SurveyDevice,
} from '@picadito/domain';
import { opinionsOf, storeOpinions } from '../../store/tables/survey/survey-opinions.ts';
import { storeSurveyDevices } from '../../store/tables/survey/survey-devices.ts';
import { countAnswer, type OfSurvey } from '../../store/tables/survey/surveys.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import { writeByLink } from '../answers/answer-by-link.ts';
import { newDeviceToken } from '../devices/device.ts';
import type { OpenedList } from '../page/read-page.ts';
import { readLinkedSurvey } from './read-survey-page.ts';

/**
 * Outcome of sent opinions: the token for the device's cookie when they were stored, else the sentence that says why
 * not.
 */
export type Opined = { token: string } | { sentence: string };

type Said = {
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
  { input, device, link: by }: Said,
): Promise<Opined | null> {
  const token = device ?? newDeviceToken();
  return writeByLink<Opined>(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, own, deviceHash } = opened;
    const { now } = writeContext;
    const linked = await readLinkedSurvey(tx, link, { now, device: deviceHash });
    const { survey, people, devices, holderId, keyOf, playerIds } = linked;
    if (!survey || keyOf(survey.id) !== input.survey) return { sentence: MESSAGES.surveyOver };
    const playerId = playerIds.find((id) => keyOf(id) === input.player);
    if (playerId === undefined) return { sentence: MESSAGES.answerPlayerGone };
    const isOwn = playerId === (own ?? holderId);
    const sentence = isOwn
      ? opiningProblem(devices, { deviceHash, playerId })
      : MESSAGES.surveyOfOtherDevices;
    if (sentence !== null) return { sentence };
    const judged = judgeOpinions(people, input);
    if ('sentence' in judged) return judged;
    await store(
      tx,
      { userId: link.userId, surveyId: survey.id },
      {
        said: (id) => judged.levels.get(keyOf(id)),
        devices: devices.map((one) =>
          one.deviceHash === deviceHash ? { ...one, hasAnswered: true } : one,
        ),
      },
    );
    writeContext.recordChange('list', link.listId);
    return { token };
  });
}

type Stored = {
  /** Returns the level that the sender has given to the player with this id; undefined for no opinion. */
  said: (id: string) => SkillLevel | undefined;
  devices: SurveyDevice[];
};

/**
 * Adds the opinions to the totals of the survey, which are all that is stored: opinions are anonymous, and no time of
 * the device shows when it has answered.
 */
async function store(tx: Writer, survey: OfSurvey, { said, devices }: Stored): Promise<void> {
  const opinions = await opinionsOf(tx, survey);
  const added = [...opinions].map(([id, counts]): [string, LevelCounts] => {
    const level = said(id);
    return [id, level === undefined ? counts : { ...counts, [level]: counts[level] + 1 }];
  });
  await storeOpinions(tx, survey, new Map(added));
  await storeSurveyDevices(tx, survey, devices);
  await countAnswer(tx, survey);
}
