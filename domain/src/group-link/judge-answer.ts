/*
 * The three decisions about an answer from the players' page, in their order.
 *
 * 1. `judgeAnswer`: does the form still fit the page? Every form names the match for which it was rendered. If that
 *    match is over, suspended or no longer shown, nothing is stored, and the page asks for an answer to the next match.
 *    If the match has moved to another day, time or place, or somebody else has taken the player out, the page asks
 *    again. No answer is accepted after kick-off, or for a player who is not in the match.
 * 2. `whoAnswers`: who speaks for the name? The own devices of a name are the first device that answers for it while no
 *    other device owns it, and the devices that an own device, the personal link or the organiser has accepted. A
 *    device that answers for a name of another device gets the question '¿Sos vos?'; with SÍ it claims the name, and
 *    after the match the claim may be accepted without a tap (`weigh-claims.ts`). In strict mode no other player can
 *    answer for a name that a device owns.
 * 3. `weighAnswer`: does the answer count at once, or wait as a proposal? An answer of an own device or by the personal
 *    link counts, and so does every answer for a name that no device owns. For an owned name, the VOY of a claiming
 *    device or of another player counts only if the list is not in strict mode, the name has no answer of its own
 *    devices, its personal link or the organiser, and the player is not asked to accept a place or to confirm on the
 *    day of the match. A new sender, who uses a new device or answers for another player, takes out at most two players
 *    whom the organiser has confirmed.
 */
import { isOwnAnswer, type Answer } from '../waitlist/answer.ts';
import {
  isSuspicious,
  type DeviceKind,
  type LoggedAnswer,
  type PlayerState,
} from '../waitlist/undo-answers.ts';
import * as MESSAGES from '../text/messages.ts';
import {
  changedSentence,
  passedSentence,
  takenOutSentence,
  type TakenOutBy,
} from './answer-sentences.ts';
import { formContentOf, type AnswerInput } from './player-requests.ts';
import type { PageMessage, GroupPage, ShownMatch, ShownPerson } from './shown-page.ts';

/**
 * Type of the facts about an answer that the page does not show: whether the match of the form is suspended, whether
 * the player is neither on the list nor in a match of the page any more, and who has taken the player out since the
 * last answer; null if nobody has.
 */
type FactsAboutAnswer = { isSuspended: boolean; isGone: boolean; takenOutBy: TakenOutBy | null };

/**
 * Returns the match and the player of an answer if it fits the page, else the question or refusal for the page.
 */
export function judgeAnswer(
  { next, later }: Pick<GroupPage, 'next' | 'later'>,
  input: AnswerInput,
  { isSuspended, isGone, takenOutBy }: FactsAboutAnswer,
): { match: ShownMatch; person: ShownPerson } | { asked: PageMessage } {
  const given = formContentOf(input);
  const refused = (sentence: string) => ({ asked: { kind: 'refused', sentence, given } }) as const;
  const match = [next, later].find((shown) => shown?.key === input.match);
  if (!match) {
    const sentence = passedSentence(next, isSuspended);
    return next
      ? { asked: { kind: 'changed', sentence, given: { ...given, match: next.key } } }
      : refused(sentence);
  }
  if (!match.canAnswer) return refused(MESSAGES.answerAfterKickOff);
  const sentence = changedSentence(input, match);
  if (sentence !== null) return { asked: { kind: 'changed', sentence, given } };
  const person = match.people.find(({ key }) => key === input.player);
  if (person && person.host !== null) return refused(MESSAGES.answerOfGuest);
  if (!person) return refused(isGone ? MESSAGES.answerPlayerGone : MESSAGES.answerNotInMatch);
  if (takenOutBy !== null && input.answer === 'voy' && input.anyway !== 'si') {
    const name = given.isForOther ? person.name : null;
    return { asked: { kind: 'taken-out', sentence: takenOutSentence(takenOutBy, name), given } };
  }
  return { match, person };
}

export type Speaker = {
  /** True if the device owns the name. */
  isOwn: boolean;
  /** True if the device already claims the name. */
  isClaim: boolean;
  /** True if the device owns the name of any player of the list. */
  hasName: boolean;
  /** True if the request came by the personal link of the player. */
  hasPersonalLink: boolean;
};

/**
 * Type of the state of a name. `isOwned` is true if another device owns the name; `isStrict` is true if the list is in
 * strict mode.
 */
export type NameState = { isOwned: boolean; isStrict: boolean };

export type Speaking =
  /** The player answers, by a device that already owns the name. */
  | 'own'
  /** The player answers, and the device becomes an owner of the name. */
  | 'takes'
  /**
   * Another device owns the name. No answer is stored until the visitor has said whether this device belongs to the
   * same player ('¿Sos vos?').
   */
  | 'asks'
  /**
   * Another device owns the name, and the visitor says, or has said before, that this device belongs to the same
   * player.
   */
  | 'claims'
  /** Somebody answers for this player from a device that owns the name of another player. */
  | 'other'
  /** Somebody answers for this player from a device that owns no name. */
  | 'nameless'
  /** Somebody answers in strict mode for a player whose name another device owns. The answer is refused. */
  | 'strict';

type SentFields = Pick<AnswerInput, 'soy' | 'other'>;

export function whoAnswers(
  { isOwn, isClaim, hasName, hasPersonalLink }: Speaker,
  { isOwned, isStrict }: NameState,
  { soy, other }: SentFields,
): Speaking {
  if (isOwn) return 'own';
  if (other === 'si') {
    if (isOwned && isStrict) return 'strict';
    return hasName ? 'other' : 'nameless';
  }
  if (hasPersonalLink || !isOwned) return 'takes';
  return soy === 'si' || isClaim ? 'claims' : 'asks';
}

/** Type of the facts about the sender and the player from which an answer is weighed. */
export type Spoken = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  kind: DeviceKind;
  isOwned: boolean;
  isStrict: boolean;
  answer: Answer;
  /** The state of the player that the answer would replace. */
  state: PlayerState | null;
  isAsked: boolean;
  deviceHash: string;
  /** Hash of the address or device by which the answers of this sender are counted. */
  addressHash: string;
};

/**
 * Tells whether an answer may fall under the limit on how many players a new sender takes out, for which `weighAnswer`
 * needs the log.
 */
export function mayTakeOut({ speaking, kind, answer, state }: Spoken): boolean {
  const isNewSender = speaking === 'other' || kind === 'new';
  return isNewSender && answer !== 'confirmed' && state?.confirmed === true;
}

type Logged = LoggedAnswer & { addressHash: string | null };

/**
 * Returns whether an answer counts at once (`counts`), and whether it falls under the limit on how many players one
 * sender may take out (`isLimited`). `log` has the answers for the match, the oldest first.
 */
export function weighAnswer(
  spoken: Spoken,
  log: readonly Logged[],
): { counts: boolean; isLimited: boolean } {
  const { speaking, isOwned, isStrict, answer, state, isAsked } = spoken;
  const current = state?.answer && !state.isOrganisers ? state.answer : null;
  const hasOwnAnswer = state?.isOrganisers === true || (current !== null && isOwnAnswer(current));
  const limit = mayTakeOut(spoken) ? limitOf(spoken, log) : { isLimited: false, takenOut: 0 };
  const isVoy = answer === 'confirmed';
  const facts = { speaking, isVoy, isOwned, isStrict, hasOwnAnswer, isAsked, ...limit };
  return { counts: countsAtOnce(facts), isLimited: limit.isLimited };
}

function limitOf(
  { state, deviceHash, addressHash }: Spoken,
  log: readonly Logged[],
): Pick<Weighing, 'isLimited' | 'takenOut'> {
  const valid = log.filter(({ undoneAt }) => undoneAt === null);
  // New senders may already have answered for this player, so that the present state is theirs. The state that the
  // first of their answers replaced shows whether the organiser had confirmed the player before.
  const ofName = valid.filter(({ playerId }) => playerId === state?.playerId);
  const [firstOfNew] = ofName.slice(ofName.findLastIndex((one) => !isOfNewSender(one)) + 1);
  const isLimited = [state, firstOfNew?.replaced?.own].some(
    (one) => one?.confirmed === true && one.isOrganisers,
  );
  const others = valid.filter(
    (one) =>
      one.playerId !== state?.playerId &&
      one.addressHash !== null &&
      (one.addressHash === addressHash || one.deviceHash === deviceHash),
  );
  return { isLimited, takenOut: new Set(others.map(({ playerId }) => playerId)).size };
}

const isOfNewSender = ({ authorId, kind }: LoggedAnswer) => authorId !== null || isSuspicious(kind);

/**
 * Maximum number of players confirmed by the organiser that a new sender can take out of a match without a decision.
 * Further answers of that sender wait as proposals.
 */
export const NEW_SENDER_TAKES_OUT_MAX = 2;

export type Weighing = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  isVoy: boolean;
  isOwned: boolean;
  isStrict: boolean;
  /**
   * True if the name has an answer for the match from a device that owns it, from its personal link or from the
   * organiser.
   */
  hasOwnAnswer: boolean;
  /**
   * True if the page asks the player '¿Entrás?' or 'Hoy se juega'. Only the player may answer these questions with VOY.
   */
  isAsked: boolean;
  /**
   * True if the answer takes out a player confirmed by the organiser and its sender is new, so that
   * NEW_SENDER_TAKES_OUT_MAX applies.
   */
  isLimited: boolean;
  /** Number of other players confirmed by the organiser that this sender has taken out of the match before. */
  takenOut: number;
};

/**
 * Tells whether an answer is stored immediately as the player's answer. If not, it waits as a proposal for a decision.
 */
export function countsAtOnce(answer: Weighing): boolean {
  if (answer.isLimited && answer.takenOut >= NEW_SENDER_TAKES_OUT_MAX) return false;
  if (answer.speaking === 'own' || answer.speaking === 'takes' || !answer.isOwned) return true;
  return answer.isVoy && !answer.isStrict && !answer.hasOwnAnswer && !answer.isAsked;
}

/**
 * Tells whether the page asks the player to confirm again: '¿Entrás?' (a free place from the waitlist) or 'Hoy se
 * juega' (on the day of the match).
 */
export function isAskedAgain({
  isAskedToday,
  askedUntil,
}: Pick<ShownPerson, 'isAskedToday' | 'askedUntil'>): boolean {
  return isAskedToday || askedUntil !== null;
}
