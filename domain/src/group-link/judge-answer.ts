/*
 * Decides whether an answer from the players' page can be stored. Every form names the match for which it was rendered.
 * If that match is over, suspended or no longer shown, nothing is stored, and the page asks for an answer to the next
 * match. If the match has moved to another day, time or place, the page asks again. No answer is accepted after
 * kick-off, or for a player who is not in the match.
 */
import * as MESSAGES from '../text/messages.ts';
import { weekdayName, weekdayOf } from '../time/dates.ts';
import { firstName, plainName } from './shown-names.ts';
import { formContentOf, type AnswerInput } from './player-requests.ts';
import type { PageMessage, GroupPage, ShownEvent, ShownMatch, ShownPerson } from './shown-page.ts';

type Accepted = { match: ShownMatch; person: ShownPerson };

/**
 * Type of the facts about an answer that the page does not show: whether the match of the form is suspended, whether
 * the player is on the list, and the name of the organiser if the organiser has taken the player out since the last
 * answer, else null.
 */
type FactsAboutAnswer = { isSuspended: boolean; isOnList: boolean; takenOutBy: string | null };

export function judgeAnswer(
  { next, later }: Pick<GroupPage, 'next' | 'later'>,
  input: AnswerInput,
  { isSuspended, isOnList, takenOutBy }: FactsAboutAnswer,
): Accepted | { asked: PageMessage } {
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
  if (!person) return refused(isOnList ? MESSAGES.answerNotInMatch : MESSAGES.answerPlayerGone);
  if (takenOutBy !== null && input.answer === 'voy' && input.anyway !== 'si') {
    const name = given.isForOther ? person.name : null;
    return { asked: { kind: 'taken-out', sentence: takenOutSentence(takenOutBy, name), given } };
  }
  return { match, person };
}

/**
 * Returns the sentence that the organiser has taken a player out of a match, with a question. It addresses that player
 * if `name` is null, and otherwise somebody who answers for the player called `name`.
 */
export function takenOutSentence(organiser: string, name: string | null): string {
  const by = plainName(organiser) === '' ? 'Quien organiza' : firstName(organiser);
  return name === null
    ? `${by} te sacó del partido. ¿Querés anotarte igual?`
    : `${by} sacó a ${name} del partido. ¿Lo anotás igual?`;
}

/**
 * Returns the sentence that is shown when a device chooses a name that another device owns. In strict mode it tells the
 * player to request a personal link; otherwise it asks whether both devices belong to the player.
 */
export function nameTakenSentence({
  name,
  isStrict = false,
}: {
  name: string;
  isStrict?: boolean;
}): string {
  const taken = `Ya hay otro celu como ${name}.`;
  return isStrict ? `${taken} Pedile tu link a quien organiza.` : `${taken} ¿Sos vos?`;
}

/**
 * Returns the sentence for an answer to a match that has passed or is suspended. It asks about `next`, the next match
 * of the list, if there is one.
 */
export function passedSentence(next: ShownEvent | null, isSuspended: boolean): string {
  const past = isSuspended ? MESSAGES.answerSuspended : MESSAGES.answerPassed;
  return next
    ? `${past} El próximo es el ${dayOf(next.date)}: ¿venís?`
    : `${past} ${MESSAGES.answerNoMatch}`;
}

/**
 * Returns the sentence for an answer to a match whose day, time or place has changed since the form was rendered; null
 * if all three are as in the form.
 */
export function changedSentence(
  drawn: Pick<AnswerInput, 'date' | 'time' | 'place'>,
  { date, time, location }: ShownEvent,
): string | null {
  const changes = [
    ...(drawn.date === date ? [] : [`el día: ahora es el ${dayOf(date)}`]),
    ...(drawn.time === time ? [] : [`la hora: ahora es ${time}`]),
    ...(drawn.place === location ? [] : [`el lugar: ahora es ${location}`]),
  ];
  const [only, ...others] = changes;
  if (only === undefined) return null;
  if (others.length === 0) return `Cambió ${only}. ¿Venís igual?`;
  return `Cambió el partido: ahora es el ${dayOf(date)} a las ${time}, ${location}. ¿Venís igual?`;
}

/**
 * Returns the question to a player who has agreed to come to the match at another day, time or place; null if none of
 * the three has changed.
 */
export function movedSentence(before: ShownEvent, { date, time, location }: ShownEvent) {
  const changes = [
    ...(before.date === date ? [] : [`el día: ${dayOf(date)}`]),
    ...(before.time === time ? [] : [`la hora: ${time}`]),
    ...(before.location === location ? [] : [`el lugar: ${location}`]),
  ];
  const [only, ...others] = changes;
  if (only === undefined) return null;
  if (others.length === 0) return `Cambió ${only}. ¿Venís igual?`;
  return `Cambió el partido: ${dayOf(date)} a las ${time}, ${location}. ¿Venís igual?`;
}

/** Returns a day in the form 'jueves 4'. */
function dayOf(date: string): string {
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${Number(date.slice(8))}`;
}

/*
 * Decides in which role a device answers for a name, and whether the answer counts at once.
 *
 * The own devices of a name are the first device that answers for it while no other device owns it, and the devices
 * that an own device, the personal link or the organiser has accepted. A device that chooses the name of another device
 * gets the question '¿Sos vos?'; with SÍ it claims the name. An own device and the personal link decide everything. For
 * a name that no device owns every answer counts. For an owned name, the VOY of a claiming device or of another player
 * counts at once only if the name has no answer of its own devices, its personal link or the organiser, and the player
 * is not asked to accept a place or to confirm on the day of the match; every other answer waits as a proposal. In
 * strict mode no answer of a claiming device counts at once, and nobody else can answer for a name that a device owns.
 */

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
