import {
  ANSWER_OF,
  countsAtOnce,
  isAskedAgain,
  isOwnAnswer,
  isSuspicious,
  isTakenOut,
  judgeAnswer,
  playerStateOf,
  type AnswerInput,
  type LoggedAnswer,
  type ShownPerson,
} from '@picadito/domain';
import { runAutopilot } from '../../autopilot/run-autopilot.ts';
import { keysOf } from '../../security/link-code.ts';
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
import { storeWaiting } from '../proposals/propose.ts';
import { storeLinkAnswer, type AnswerToStore } from './store-link-answer.ts';
import { writeByLink, type Answered } from './write-by-link.ts';

/*
 * An answer from the players' page leads to one of these results. Nothing is stored by a question or a refusal.
 *
 * 1. The form no longer fits the page (the match is over, moved or suspended; the player has left it or was taken out):
 *    question or refusal (`judgeAnswer`).
 * 2. `recognise` decides who speaks for the name:
 *    own     the device owns the name: stored.
 *    takes   no device owns the name, or the request came by the player's personal link: the device becomes an owner of
 *            the name, and the answer is stored.
 *    asks    another device owns the name: question '¿Sos vos?', with a cookie.
 *    claims  the visitor has said SÍ to that question, now or earlier: the device claims the name. A VOY is stored while
 *            the name has no answer of its own, of its personal link or of the organiser, and no question to answer;
 *            everything else becomes a proposal, as everything does in strict mode.
 *    other   the device owns another name: stored if no device owns this name, else as for `claims`. Refused for an
 *            owned name in strict mode (`strict`), and from a device without a name (`nameless`).
 * 3. An answer other than VOY from a new sender (`other`, or a device that took a free name since the last match) takes
 *    out at most two players confirmed by the organiser; further ones become proposals.
 *
 * The rules are `whoAnswers` and `countsAtOnce` in domain/src/group-link/judge-answer.ts.
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
 * Stores an answer from the players' page in one transaction. This includes the name that the device takes or claims,
 * the players who move up from the waitlist and the changed teams. Returns null when the link has been turned off or the
 * personal link is invalid.
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
    const known = await recognise(tx, sender, linked.devices);
    // Only a device with the question '¿Sos vos?' gets a token: the server must recognise it when it replies.
    if ('asked' in known) return known.asked.kind === 'held' ? { ...known, token } : known;

    const players = linked.playersIn(match);
    const answer = ANSWER_OF[input.answer];
    const authorId = known.speaking === 'other' ? linked.ownedPlayerId : null;
    // Answers of new senders are counted by their address, since anyone can get a new device by deleting the cookie;
    // all others by their device.
    const countedBy = known.kind === 'new' ? network : deviceHash;
    const addressHash = keysOf(list.codeHash)(`${match.id} ${countedBy}`);
    const spoken = { match, players, player, answer };
    const { counts, isLimited } = await weigh(tx, spoken, {
      known,
      linked,
      person,
      deviceHash,
      addressHash,
    });
    if (!counts) {
      const about = { matchId: match.id, playerId: player.id, authorId, answer };
      const proposed = { kind: 'answer', ...about, comment: comment ?? null } as const;
      const waiting = { known, linked, person, deviceHash, sender, proposed };
      await storeWaiting(tx, writeContext, waiting);
      return { token, outcome: { player: input.player, waiting: input.answer } };
    }
    await storeSender(tx, writeContext, sender, { ...known, matchId: match.id });
    await storeWithTeams(tx, writeContext, {
      ...spoken,
      comment,
      authorId,
      isUndo: input.undo === 'si',
      isClaim: known.speaking === 'claims',
      deviceHash,
      kind: known.kind,
      addressHash: isLimited ? addressHash : null,
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
  const isOut = match && player && isTakenOut(linked.playersIn(match), player.id);
  const judged = judgeAnswer(linked.page, input, {
    isSuspended: isSuspended(linked, input),
    isOnList: player !== undefined || (await isOnList(tx, linked, input)),
    takenOutBy: isOut ? linked.organiser : null,
  });
  if ('asked' in judged) return judged;
  return match && player ? { match, player, person: judged.person } : null;
}

type Weighed = Pick<AnswerToStore, 'match' | 'players' | 'player' | 'answer'>;
type Recognition = {
  known: Recognised;
  linked: Linked;
  person: ShownPerson;
  deviceHash: string;
  addressHash: string;
};

/**
 * Returns whether the answer counts at once (`counts`), and whether it falls under the limit on how many players one
 * sender may take out (`isLimited`).
 */
async function weigh(
  tx: Writer,
  { match, players, player, answer }: Weighed,
  { known, linked, person, deviceHash, addressHash }: Recognition,
): Promise<{ counts: boolean; isLimited: boolean }> {
  const { speaking, kind, isOwned } = known;
  const isVoy = answer === 'confirmed';
  const state = playerStateOf(players, player.id);
  const current = state?.answer && !state.isOrganisers ? state.answer : null;
  const hasOwnAnswer = state?.isOrganisers === true || (current !== null && isOwnAnswer(current));
  const isNewSender = speaking === 'other' || kind === 'new';
  const { isStrict } = linked;
  const isAsked = isAskedAgain(person);
  const facts = { speaking, isVoy, isOwned, isStrict, hasOwnAnswer, isAsked };
  if (isVoy || !isNewSender || !player.confirmed)
    return { counts: countsAtOnce({ ...facts, isLimited: false, takenOut: 0 }), isLimited: false };
  const log = await loggedAnswers(tx, { userId: linked.list.userId, matchId: match.id });
  const valid = log.filter(({ undoneAt }) => undoneAt === null);
  // New senders may already have answered for this player, so that the present state is theirs. The state that the
  // first of their answers replaced shows whether the organiser had confirmed the player before.
  const ofName = valid.filter(({ playerId }) => playerId === player.id);
  const [firstOfNew] = ofName.slice(ofName.findLastIndex((one) => !isOfNewSender(one)) + 1);
  const isLimited = [state, firstOfNew?.replaced?.own].some(
    (one) => one?.confirmed === true && one.isOrganisers,
  );
  const others = valid.filter(
    (one) =>
      one.playerId !== player.id &&
      one.addressHash !== null &&
      (one.addressHash === addressHash || one.deviceHash === deviceHash),
  );
  const takenOut = new Set(others.map(({ playerId }) => playerId)).size;
  return { counts: countsAtOnce({ ...facts, isLimited, takenOut }), isLimited };
}

const isOfNewSender = ({ authorId, kind }: LoggedAnswer) => authorId !== null || isSuspicious(kind);

/** Stores an answer by the link, and lets the autopilot update the teams if the match has one. */
export async function storeWithTeams(
  tx: Writer,
  writeContext: WriteContext,
  toStore: AnswerToStore,
): Promise<void> {
  await storeLinkAnswer(tx, writeContext, toStore);
  if (toStore.match.hasAutopilot) await runAutopilot(tx, writeContext, toStore.match.id);
}

export const isSuspended = ({ matches, keyOf }: Linked, { match }: Pick<AnswerInput, 'match'>) =>
  matches.some(({ id, status }) => status === 'cancelado' && keyOf(id) === match);

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

/** Tells whether the player of an answer is on the list, although perhaps not in the match. */
async function isOnList(tx: Writer, { list, keyOf }: Linked, { player }: AnswerInput) {
  const players = await playersOfList(tx, list.userId, list.listId);
  return players.some(({ id }) => keyOf(id) === player);
}
