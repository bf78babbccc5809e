import {
  judgeOpinions,
  MESSAGES,
  opiningProblem,
  type LevelCounts,
  type OpinionsInput,
  type SkillLevel,
} from '@picadito/domain';
import { devicesOfPlayer, storeDevice } from '../../store/tables/answers/devices.ts';
import { opinionsOf, storeOpinions } from '../../store/tables/survey/survey-opinions.ts';
import {
  storeParticipants,
  type Participant,
} from '../../store/tables/survey/survey-participants.ts';
import { countAnswer, type OfSurvey } from '../../store/tables/survey/surveys.ts';
import type { Writer } from '../../store/transaction.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { writeByLink } from '../answering/write-by-link.ts';
import { makeRoom } from '../devices/claim-name.ts';
import { newDeviceToken } from '../devices/device.ts';
import type { LinkedList } from '../page/read-page.ts';
import { readLinkedSurvey } from './read-survey-page.ts';

/** The token that the cookie has from now on, or why nothing was stored. */
export type Opined = { token: string } | { sentence: string };

type Said = {
  input: OpinionsInput;
  /** The token of the cookie. */
  device: string | null;
  /** With a key, the own link of a player. */
  link: { code: string; key?: string };
};

/** What a player says of the others, in one transaction. Null when the link has been turned off meanwhile. */
export async function opine(
  context: Context,
  list: LinkedList,
  { input, device, link: by }: Said,
): Promise<Opined | null> {
  const token = device ?? newDeviceToken();
  return writeByLink<Opined>(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, own, deviceHash } = opened;
    const { now } = writeContext;
    const linked = await readLinkedSurvey(tx, link, { now, device: deviceHash });
    const { survey, people, names, holder, keyOf, players, participants } = linked;
    if (!survey || keyOf(survey.id) !== input.survey) return { sentence: MESSAGES.surveyOver };
    const playerId = players.find(({ id }) => keyOf(id) === input.player)?.id;
    const player = names.find((one) => one.key === input.player);
    if (playerId === undefined || !player) return { sentence: MESSAGES.answerPlayerGone };
    const name = { userId: link.userId, listId: link.listId, playerId };
    const devices = await devicesOfPlayer(tx, name, now);
    const sentence = opiningProblem({
      holder: holder ?? null,
      player,
      hasOwnLink: own === playerId,
      isHeld: devices.some((one) => one.doubtedAt === null && one.deviceHash !== deviceHash),
      hasAnswered: participants.some(
        (one) => one.playerId === playerId || one.deviceHash === deviceHash,
      ),
    });
    if (sentence !== null) return { sentence };
    const judged = judgeOpinions(people, input);
    if ('sentence' in judged) return judged;
    if (holder?.key !== player.key)
      await takeName(tx, writeContext, { ...name, deviceHash }, devices);
    const said = (id: string) => judged.levels.get(keyOf(id));
    await store(
      tx,
      { userId: link.userId, surveyId: survey.id },
      {
        said,
        participants: [...participants, { playerId, deviceHash }],
      },
    );
    writeContext.recordChange('list', link.listId);
    return { token };
  });
}

type Taken = { userId: string; listId: string; playerId: string; deviceHash: string };

async function takeName(
  tx: Writer,
  { nextTimestamp }: WriteContext,
  { playerId, ...device }: Taken,
  all: Awaited<ReturnType<typeof devicesOfPlayer>>,
): Promise<void> {
  await storeDevice(tx, device, { playerId, isDoubted: false, at: nextTimestamp() });
  await makeRoom(tx, device, { all, isDoubted: false });
}

type Stored = {
  /** Of the player of this id. */
  said: (id: string) => SkillLevel | undefined;
  participants: Participant[];
};

/** What was said is added to what others have said, and kept nowhere else. A device that is used shows it by no time of its own. */
async function store(tx: Writer, survey: OfSurvey, { said, participants }: Stored): Promise<void> {
  const opinions = await opinionsOf(tx, survey);
  const added = [...opinions].map(([id, counts]): [string, LevelCounts] => {
    const level = said(id);
    return [id, level === undefined ? counts : { ...counts, [level]: counts[level] + 1 }];
  });
  await storeOpinions(tx, survey, new Map(added));
  await storeParticipants(tx, survey, participants);
  await countAnswer(tx, survey);
}
