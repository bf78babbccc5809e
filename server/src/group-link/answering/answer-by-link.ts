import { ANSWER_OF, givenOf, judgeAnswer, type AnswerInput, type Asked } from '@picadito/domain';
import { flyMatch } from '../../autopilot/fly-match.ts';
import type { Writer } from '../../store/transaction.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { claimName } from '../devices/claim-name.ts';
import { newDeviceToken } from '../devices/device.ts';
import { propose } from '../proposals/propose.ts';
import { readLinked, type Linked, type LinkedList } from '../page/read-page.ts';
import type { Given } from './place-answer.ts';
import { storeLinkAnswer } from './store-link-answer.ts';
import { writeByLink } from './write-by-link.ts';

/**
 * The token that the device's cookie has from now on, and the key of the player whose own answer was stored; or what the
 * page asks because nothing was.
 */
export type Answered = { token: string; player?: string } | { asked: Asked };

type Said = {
  input: AnswerInput;
  /** As it is stored; undefined where the request has none. */
  comment: string | null | undefined;
  /** The token of the cookie. */
  device: string | null;
  /** The link that it was said by; with a key, the own one of a player. */
  link: { code: string; key?: string };
};

/**
 * What a player answers on the page of a link, in one transaction: the name that the device holds, the answer, and
 * the players who move up by it, and the teams that follow. What is refused stores nothing. Null when the link has been turned off meanwhile.
 */
export async function answerByLink(
  context: Context,
  list: LinkedList,
  { input, comment, device, link: by }: Said,
): Promise<Answered | null> {
  const token = device ?? newDeviceToken();
  return writeByLink(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, own, deviceHash } = opened;
    const reading = { now: writeContext.now, device: token, own };
    const linked = await readLinked(tx, link, reading);
    const judged = judgeAnswer(linked.page, input, isSuspended(linked, input));
    if ('asked' in judged) return judged;
    const { match, player } = storedOf(linked, input);
    if (!match || !player) return null;
    const claimed = await claimName(tx, writeContext, {
      device: { userId: list.userId, listId: list.listId, deviceHash },
      holder: linked.holder,
      player: { id: player.id, name: judged.person.name },
      input,
      hasOwnLink: own === player.id,
      isStrict: link.isStrict,
    });
    if ('asked' in claimed) return claimed;
    if ('isWaiting' in claimed) return { token };
    if ('proposerId' in claimed) {
      if (judged.person.state === 'out') return { token };
      const sentence = await propose(tx, writeContext, linked, {
        deviceHash,
        name: judged.person.name,
        proposed: {
          kind: 'drop-out',
          matchId: match.id,
          playerId: player.id,
          authorId: claimed.proposerId,
        },
      });
      const given = givenOf(input);
      return sentence === null ? { token } : { asked: { kind: 'refused', sentence, given } };
    }
    await storeWithTeams(tx, writeContext, {
      match,
      players: linked.playersIn(match),
      player,
      answer: ANSWER_OF[input.answer],
      comment,
      authorId: claimed.authorId,
      isUndo: input.undo === 'si',
    });
    return { token, player: input.player };
  });
}

/** An answer by the link, and the teams that follow it. */
export async function storeWithTeams(
  tx: Writer,
  writeContext: WriteContext,
  given: Given,
): Promise<void> {
  await storeLinkAnswer(tx, writeContext, given);
  if (given.match.hasAutopilot) await flyMatch(tx, writeContext, given.match.id);
}

export const isSuspended = ({ matches, keyOf }: Linked, { match }: Pick<AnswerInput, 'match'>) =>
  matches.some(({ id, status }) => status === 'cancelado' && keyOf(id) === match);

/** What the keys of an answer stand for. */
function storedOf({ matches, playersIn, keyOf }: Linked, input: AnswerInput) {
  const match = matches.find(({ id }) => keyOf(id) === input.match);
  const player = match && playersIn(match).roster.find(({ id }) => keyOf(id) === input.player);
  return { match, player };
}
