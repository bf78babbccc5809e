/*
 * Judges whether an answer of the page can be stored. Every form names the match that it was drawn for. When that match
 * is over, suspended or no longer shown, nothing is stored and the page asks for the next match. When it has moved to
 * another day, hour or place, the page asks again. No answer is accepted after kick-off, nor for a player who is not in
 * the match.
 */
import * as MESSAGES from '../text/messages.ts';
import { weekdayName, weekdayOf } from '../time/dates.ts';
import { givenOf, type AnswerInput } from './answer-input.ts';
import type { Asked, GroupPage, ShownEvent, ShownMatch, ShownPerson } from './shown-page.ts';

type Accepted = { match: ShownMatch; person: ShownPerson };

export function judgeAnswer(
  { next, later }: Pick<GroupPage, 'next' | 'later'>,
  input: AnswerInput,
  isSuspended: boolean,
): Accepted | { asked: Asked } {
  const given = givenOf(input);
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
  return person ? { match, person } : refused(MESSAGES.answerPlayerGone);
}

/**
 * Returns the sentence that is shown when a device chooses a name that another device owns. In strict mode it tells the
 * player to request a personal link; otherwise it asks whether both devices belong to the player.
 */
export function heldSentence({
  name,
  isStrict = false,
}: {
  name: string;
  isStrict?: boolean;
}): string {
  const held = `Ya hay otro celu como ${name}.`;
  return isStrict ? `${held} Pedile tu link a quien organiza.` : `${held} ¿Sos vos?`;
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

/** Returns a day in the form 'jueves 4'. */
function dayOf(date: string): string {
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${Number(date.slice(8))}`;
}
