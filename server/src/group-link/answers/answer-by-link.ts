import {
  ANSWER_OF,
  isAskedAgain,
  judgeAnswer,
  mayTakeOut,
  playerStateOf,
  weighAnswer,
  type Answer,
  type AnswerInput,
  type LinkedMatch,
  type ShownPerson,
} from '@picadito/domain';
import { runAutopilot } from '../../autopilot/run-autopilot.ts';
import { playersOfList } from '../../store/tables/players/players.ts';
import { loggedAnswers } from '../../store/tables/waitlist/answer-log.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import {
  deviceTokenOf,
  newDeviceToken,
  recognise,
  storeSender,
  type Recognised,
} from '../devices/device.ts';
import { readLinked, type Linked, type OpenedList } from '../page/read-page.ts';
import { whoTookOut } from '../page/who-took-out.ts';
import { storeWaiting } from '../proposals/propose.ts';
import type { AnswerToStore } from './answer-to-store.ts';
import { storeLinkAnswer } from './store-link-answer.ts';
import { writeByLink, type Answered } from './write-by-link.ts';

/*
 * An answer from the players' page goes through these steps; the rules are in domain/src/group-link/judge-answer.ts. A
 * question or a refusal stores nothing.
 *
 * 1. `judge`: if the form no longer fits the page, the page asks again or refuses.
 * 2. `recognise`: a device that answers for a name of another device gets the question '¿Sos vos?' and its cookie,
 *    unless it has claimed the name or used the personal link. A device that may not answer for the name is refused.
 * 3. `weigh`: an answer that does not count at once becomes a proposal, and the device may get a claim of the name
 *    (`storeWaiting`).
 * 4. Otherwise the device comes to own or claim the name, or only its time of use changes (`storeSender`), and the
 *    answer is stored (`storeWithTeams`).
 */

type AnswerByLink = {
  input: AnswerInput;
  /** The comment as it is stored; null deletes it, undefined means that the request has none. */
  comment: string | null | undefined;
  /** The token from the device's cookie; null without a cookie. */
  device: string | null;
  /** The network of the sender's address; limits count the requests of a network. */
  network: string;
  /** The link that the request came by; with a key, it is a personal link. */
  link: { code: string; key?: string };
};

/**
 * Stores an answer from the players' page in one transaction, with the name that the device takes or claims, the
 * players who move up from the waitlist, and the teams that the autopilot changes. Returns null when the link has been
 * turned off or the personal link is invalid.
 */
export async function answerByLink(
  context: Context,
  list: OpenedList,
  { input, comment, device, network, link: by }: AnswerByLink,
): Promise<Answered | null> {
  const token = device ?? deviceTokenOf(input.token) ?? newDeviceToken();
  return writeByLink<Answered>(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, linkPlayerId, deviceHash } = opened;
    const { now } = writeContext;
    const linked = await readLinked(tx, link, { now, device: token, linkPlayerId });
    const judged = await judge(tx, linked, input);
    if (!judged || 'asked' in judged) return judged;
    const { match, player, person } = judged;

    const sender = {
      device: { userId: list.userId, listId: list.listId, deviceHash },
      hasCookie: device !== null,
      ownedPlayerId: linked.ownedPlayerId,
      player: { id: player.id, name: person.name },
      input,
      hasPersonalLink: linkPlayerId === player.id,
      isStrict: link.isStrict,
      now,
    };
    const recognised = await recognise(tx, sender, linked.devices);
    // Without a stored answer only the question '¿Sos vos?' gives a token, by which the next request is recognised.
    if ('asked' in recognised)
      return recognised.asked.kind === 'held' ? { ...recognised, token } : recognised;

    const players = linked.playersIn(match);
    const answer = ANSWER_OF[input.answer];
    const authorId = recognised.speaking === 'other' ? linked.ownedPlayerId : null;
    const toWeigh = { ...judged, ...recognised, answer, deviceHash, network };
    const { counts, addressHash } = await weigh(tx, linked, toWeigh);
    if (!counts) {
      const about = { matchId: match.id, playerId: player.id, authorId, answer };
      const proposed = { kind: 'answer', ...about, comment: comment ?? null } as const;
      const waiting = { recognised, linked, person, deviceHash, sender, proposed };
      await storeWaiting(tx, writeContext, waiting);
      return { token, outcome: { player: input.player, waiting: input.answer } };
    }
    await storeSender(tx, writeContext, sender, { ...recognised, matchId: match.id });
    await storeWithTeams(tx, writeContext, {
      match,
      players,
      player,
      answer,
      comment,
      authorId,
      isUndo: input.undo === 'si',
      isClaim: recognised.speaking === 'claims',
      deviceHash,
      kind: recognised.kind,
      addressHash,
    });
    return { token, outcome: { player: input.player } };
  });
}

/**
 * Judges an answer by the page as it is now. Returns its match and player, the question or refusal if it no longer
 * fits, or null if the page shows a match or player that is not stored any more.
 */
async function judge(tx: Writer, linked: Linked, input: AnswerInput) {
  const { match, player } = storedOf(linked, input);
  const whole = match && { match, ...linked.playersIn(match) };
  const takenOutBy = whole && player ? await whoTookOut(tx, linked.list, whole, player.id) : null;
  const judged = judgeAnswer(linked.page, input, {
    isSuspended: isSuspended(linked, input),
    isGone: await isGone(tx, linked, input),
    takenOutBy,
  });
  if ('asked' in judged) return judged;
  return match && player ? { match, player, person: judged.person } : null;
}

/**
 * Returns the match and the player that the keys in an answer identify; each is undefined when no such match or player
 * exists.
 */
export function storedOf(
  { matches, playersIn, keyOf }: Linked,
  input: Pick<AnswerInput, 'match' | 'player'>,
) {
  const match = matches.find(({ id }) => keyOf(id) === input.match);
  const player = match && playersIn(match).roster.find(({ id }) => keyOf(id) === input.player);
  return { match, player };
}

export const isSuspended = ({ matches, keyOf }: Linked, { match }: Pick<AnswerInput, 'match'>) =>
  matches.some(({ id, status }) => status === 'cancelado' && keyOf(id) === match);

/** Tells whether the player of a form is neither on the list nor in a match of the page any more. */
export async function isGone(
  tx: Writer,
  { list, keyOf, matches, playersIn }: Linked,
  { player }: Pick<AnswerInput, 'player'>,
): Promise<boolean> {
  const isPlayer = ({ id }: { id: string }) => keyOf(id) === player;
  if (matches.some((match) => playersIn(match).roster.some(isPlayer))) return false;
  return !(await playersOfList(tx, list.userId, list.listId)).some(isPlayer);
}

type ToWeigh = Recognised & {
  match: LinkedMatch;
  player: { id: string };
  person: ShownPerson;
  answer: Answer;
  deviceHash: string;
  network: string;
};

/**
 * Returns whether an answer counts at once, and in `addressHash` the hash by which the answers of its sender are
 * counted. The hash is null if the limit on how many players a new sender may take out does not apply. The log is read
 * only if that limit may apply.
 */
async function weigh(tx: Writer, linked: Linked, toWeigh: ToWeigh) {
  const { match, player, person, kind, deviceHash, network } = toWeigh;
  const { list, keyOf, playersIn, isStrict } = linked;
  const state = playerStateOf(playersIn(match), player.id);
  // The limit counts the answers of a new device by its address, since anyone can get a new device by deleting the
  // cookie, and those of other devices by the device.
  const addressHash = keyOf(`${match.id} ${kind === 'new' ? network : deviceHash}`);
  const spoken = { ...toWeigh, state, isAsked: isAskedAgain(person), isStrict, addressHash };
  const ofMatch = { userId: list.userId, matchId: match.id };
  const log = mayTakeOut(spoken) ? await loggedAnswers(tx, ofMatch) : [];
  const { counts, isLimited } = weighAnswer(spoken, log);
  return { counts, addressHash: isLimited ? addressHash : null };
}

/** Stores an answer by the link, and lets the autopilot update the teams if the match has one. */
export async function storeWithTeams(
  tx: Writer,
  writeContext: WriteContext,
  toStore: AnswerToStore,
): Promise<void> {
  await storeLinkAnswer(tx, writeContext, toStore);
  if (toStore.match.hasAutopilot) await runAutopilot(tx, writeContext, toStore.match.id);
}
