import * as MESSAGES from '../text/messages.ts';
import { weekdayName, weekdayOf } from '../time/dates.ts';
import type { AnswerInput } from './player-requests.ts';
import { firstName, plainName } from './shown-names.ts';
import type { ShownEvent } from './shown-page.ts';

/** Returns the first name of the organiser for players to read, or 'Quien organiza' for a name without letters. */
export function shownOrganiser(organiser: string): string {
  return plainName(organiser) === '' ? 'Quien organiza' : firstName(organiser);
}

/**
 * Type of who has taken a player out of a match: the captain with the shown name, or the organiser or a helper with the
 * name of the account, which is null unless it is certain who it was.
 */
export type TakenOutBy =
  | { isCaptain: true; name: string }
  | { isCaptain: false; name: string | null };

/**
 * Returns the sentence that says who has taken a player out of a match, with a question. It addresses that player if
 * `name` is null, and otherwise somebody who answers for the player called `name`.
 */
export function takenOutSentence(takenOutBy: TakenOutBy, name: string | null): string {
  if (takenOutBy.isCaptain) {
    const captain = `${takenOutBy.name}, capitán, anotó que`;
    return name === null
      ? `${captain} no venís. ¿Venís igual?`
      : `${captain} ${name} no viene. ¿Lo anotás igual?`;
  }
  const by = takenOutBy.name === null ? null : shownOrganiser(takenOutBy.name);
  if (name === null)
    return by === null
      ? 'Te sacaron del partido. ¿Querés anotarte igual?'
      : `${by} te sacó del partido. ¿Querés anotarte igual?`;
  return by === null
    ? `Sacaron a ${name} del partido. ¿Lo anotás igual?`
    : `${by} sacó a ${name} del partido. ¿Lo anotás igual?`;
}

/**
 * Returns the sentence that is shown when a device answers for a name that another device owns. In strict mode it tells
 * the player to request a personal link; otherwise it asks whether both devices belong to the player.
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
