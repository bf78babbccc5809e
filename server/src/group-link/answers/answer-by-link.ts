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
  type PageMessage,
  type LoggedAnswer,
  type ShownPerson,
  type SpokenAnswer,
} from '@picadito/domain';
import { runAutopilot } from '../../autopilot/run-autopilot.ts';
import { keysOf } from '../../security/link-code.ts';
import { findLinkByCode } from '../../store/tables/group-link/group-links.ts';
import { playersOfList } from '../../store/tables/players/players.ts';
import { loggedAnswers } from '../../store/tables/waitlist/answer-log.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import {
  deviceTokenOf,
  hashDevice,
  newDeviceToken,
  recognise,
  storeSender,
  type Recognised,
} from '../devices/device.ts';
import {
  linkedList,
  playerOfKey,
  readLinked,
  type Linked,
  type LinkedList,
  type OpenedList,
} from '../page/read-page.ts';
import { storeWaiting } from '../proposals/propose.ts';
import { storeLinkAnswer, type Given } from './store-link-answer.ts';

/**
 * Outcome of a write from the players' page, such as an answer or a guest. If it succeeded, `token` is for the device's
 * cookie, and `sent` has the key of the player that was answered for or whose personal link was used, with the answer
 * in `waiting` if it does not count before someone accepts it. Otherwise nothing was stored: `asked` is the question or
 * refusal for the page, and `token` is present when the server must recognise the device in its next request.
 */
export type Answered =
  | { token: string; sent?: { player: string; waiting?: SpokenAnswer } }
  | { asked: PageMessage; token?: string };

type SentAnswer = {
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
 * the players who move up from the waitlist and the changed teams. An answer that does not count at once is stored as a
 * proposal. A refused answer stores nothing. Returns null when the link has been turned off or the personal link is
 * invalid.
 */
export async function answerByLink(
  context: Context,
  list: OpenedList,
  { input, comment, device, network, link: by }: SentAnswer,
): Promise<Answered | null> {
  const token = device ?? deviceTokenOf(input.token) ?? newDeviceToken();
  return writeByLink<Answered>(context, list, { token, link: by }, async (opened) => {
    const { tx, writeContext, link, own, deviceHash } = opened;
    const { now } = writeContext;
    const linked = await readLinked(tx, link, { now, device: token, own });
    const { match, player } = storedOf(linked, input);
    const isOut = match && player && isTakenOut(linked.playersIn(match), player.id);
    const judged = judgeAnswer(linked.page, input, {
      isSuspended: isSuspended(linked, input),
      isOnList: player !== undefined || (await isOnList(tx, linked, input)),
      takenOutBy: isOut ? linked.organiser : null,
    });
    if ('asked' in judged) return judged;
    if (!match || !player) return null;
    const sender = {
      device: { userId: list.userId, listId: list.listId, deviceHash },
      hasCookie: device !== null,
      holder: linked.holder,
      player: { id: player.id, name: judged.person.name },
      input,
      hasPersonalLink: own === player.id,
      isStrict: link.isStrict,
      now,
    };
    const known = await recognise(tx, sender, linked.devices);
    // Only a device that gets the question whether the name is its own gets a token: the server must recognise this device when
    // it replies.
    if ('asked' in known) return known.asked.kind === 'held' ? { ...known, token } : known;
    const answer = ANSWER_OF[input.answer];
    const authorId = known.speaking === 'other' ? linked.holder : null;
    // Answers of new senders are counted by their address, since anyone can get a new device by deleting the cookie;
    // all others by their device.
    const from = known.kind === 'new' ? network : deviceHash;
    const addressHash = keysOf(list.codeHash)(`${match.id} ${from}`);
    const given = { match, players: linked.playersIn(match), player, answer, comment, authorId };
    const sent = { known, linked, person: judged.person, deviceHash };
    const effect = await effectOf(tx, given, { ...sent, addressHash });
    if (!effect.counts) {
      const answered = { matchId: match.id, playerId: player.id, authorId, answer };
      const proposed = { kind: 'answer', ...answered, comment: comment ?? null } as const;
      await storeWaiting(tx, writeContext, { ...sent, sender, proposed });
      return { token, sent: { player: input.player, waiting: input.answer } };
    }
    await storeSender(tx, writeContext, sender, { ...known, matchId: match.id });
    await storeWithTeams(tx, writeContext, {
      ...given,
      isUndo: input.undo === 'si',
      isClaim: known.speaking === 'claims',
      deviceHash,
      kind: known.kind,
      addressHash: effect.isLimited ? addressHash : null,
    });
    return { token, sent: { player: input.player } };
  });
}

type Recognition = {
  known: Recognised;
  linked: Linked;
  person: ShownPerson;
  deviceHash: string;
  addressHash: string;
};
type GivenAnswer = Pick<Given, 'match' | 'players' | 'player' | 'answer' | 'authorId'>;

/**
 * Returns whether the answer counts at once (`counts`), and whether it falls under the limit on how many players one
 * sender may take out (`isLimited`).
 */
async function effectOf(
  tx: Writer,
  { match, players, player, answer }: GivenAnswer,
  { known, linked, person, deviceHash, addressHash }: Recognition,
): Promise<{ counts: boolean; isLimited: boolean }> {
  const { speaking, kind, isOwned } = known;
  const isVoy = answer === 'confirmed';
  const own = playerStateOf(players, player.id);
  const current = own?.answer && !own.isOrganisers ? own.answer : null;
  const hasOwnAnswer = own?.isOrganisers === true || (current !== null && isOwnAnswer(current));
  const isNewSender = speaking === 'other' || kind === 'new';
  const { isStrict } = linked;
  const isAsked = isAskedAgain(person);
  const facts = { speaking, isVoy, isOwned, isStrict, hasOwnAnswer, isAsked };
  if (isVoy || !isNewSender || !player.confirmed)
    return { counts: countsAtOnce({ ...facts, isLimited: false, takenOut: 0 }), isLimited: false };
  const log = await loggedAnswers(tx, { userId: linked.list.userId, matchId: match.id });
  const standing = log.filter(({ undoneAt }) => undoneAt === null);
  // Answers of other senders for the same player are skipped back to the first of them: its replaced state shows
  // whether the organiser had confirmed the player before.
  const ofName = standing.filter(({ playerId }) => playerId === player.id);
  const [first] = ofName.slice(ofName.findLastIndex((one) => !isOfNewSender(one)) + 1);
  const isLimited = [own, first?.replaced?.own].some(
    (state) => state?.confirmed === true && state.isOrganisers,
  );
  const taken = standing.filter(
    (one) =>
      one.playerId !== player.id &&
      one.addressHash !== null &&
      (one.addressHash === addressHash || one.deviceHash === deviceHash),
  );
  const takenOut = new Set(taken.map(({ playerId }) => playerId)).size;
  return { counts: countsAtOnce({ ...facts, isLimited, takenOut }), isLimited };
}

const isOfNewSender = ({ authorId, kind }: LoggedAnswer) => authorId !== null || isSuspicious(kind);

/** Stores an answer by the link, and lets the autopilot update the teams if the match has one. */
export async function storeWithTeams(
  tx: Writer,
  writeContext: WriteContext,
  given: Given,
): Promise<void> {
  await storeLinkAnswer(tx, writeContext, given);
  if (given.match.hasAutopilot) await runAutopilot(tx, writeContext, given.match.id);
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

type Opened = {
  tx: Writer;
  writeContext: WriteContext;
  /** The list and its link as the transaction has read them, which may be newer than the caller's. */
  link: LinkedList;
  /** Id of the player whose personal link the request used; null for the group link. */
  own: string | null;
  deviceHash: string;
};

/**
 * Runs a write that comes by a group link or personal link in one transaction, on behalf of the organiser. Returns null
 * when the link has been turned off or the personal link is invalid. `token` is the token of the device; `link` has a
 * key if it is a personal link.
 */
export async function writeByLink<T>(
  context: Context,
  list: OpenedList,
  { token, link: { code, key } }: { token: string; link: { code?: string; key?: string } },
  work: (opened: Opened) => Promise<T | null>,
): Promise<T | null> {
  return write(context, list.owner, async (tx, writeContext) => {
    const row = await findLinkByCode(tx, list.codeHash);
    if (!row) return null;
    const isOwn = code !== undefined && key !== undefined;
    const own = isOwn ? await playerOfKey(tx, { code, key }) : null;
    if (isOwn && !own) return null;
    const deviceHash = hashDevice(token, list.listId);
    const link = linkedList(row, list.codeHash);
    return work({ tx, writeContext, link, own: own?.playerId ?? null, deviceHash });
  });
}
