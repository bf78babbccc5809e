/*
 * Who speaks for a name, and whether what is said counts at once.
 *
 * A name has own devices: the first device that answers for it while no other holds it, and those that an own device,
 * the personal link or the organiser has accepted. A device that chooses a held name is asked '¿Sos vos?'; with SÍ it
 * claims the name. An own device and the personal link decide everything. For a name that no device holds every answer
 * counts. For a held name the VOY of a claim or of another player counts at once only while the name has no answer of
 * its own devices, its personal link or the organiser, and it is not asked to accept a place; everything else waits. In strict mode nothing of a
 * claim counts at once, and no device answers for a held name of another player.
 */
import type { AnswerInput } from './answer-input.ts';

export type Speaker = {
  /** The name is the device's own. */
  isOwn: boolean;
  /** The device claims the name already. */
  isClaim: boolean;
  /** The device owns the name of some player of the list. */
  hasName: boolean;
  /** The request came by the personal link of this player. */
  hasPersonalLink: boolean;
};

/** `isHeld`: the name is another device's own. */
export type NameState = { isHeld: boolean; isStrict: boolean };

export type Speaking =
  /** The player, by a device whose own name it is. */
  | 'own'
  /** The player, by a device whose own name it becomes with this answer. */
  | 'takes'
  /** Nothing is stored: the device has to say whether it is the player's. */
  | 'asks'
  /** A device that says it is the player's, while the name is held. */
  | 'claims'
  /** Another player, named by the device's own name. */
  | 'other'
  /** Another player, by a device without a name. */
  | 'nameless'
  /** Another player, for a held name where each player answers alone. */
  | 'strict';

type Said = Pick<AnswerInput, 'soy' | 'other'>;

export function whoAnswers(
  { isOwn, isClaim, hasName, hasPersonalLink }: Speaker,
  { isHeld, isStrict }: NameState,
  { soy, other }: Said,
): Speaking {
  if (isOwn) return 'own';
  if (other === 'si') {
    if (isHeld && isStrict) return 'strict';
    return hasName ? 'other' : 'nameless';
  }
  if (hasPersonalLink || !isHeld) return 'takes';
  return soy === 'si' || isClaim ? 'claims' : 'asks';
}

/** At most so many names that the organiser confirmed are taken out of a match at once by one sender who is new. */
export const NEW_SENDER_TAKES_OUT_MAX = 2;

export type Weighing = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  isVoy: boolean;
  isHeld: boolean;
  isStrict: boolean;
  /** The name has an answer for the match of its own devices, its personal link or the organiser. */
  hasOwnAnswer: boolean;
  /** The player is asked '¿Entrás?' or 'Hoy se juega', which only the player accepts. */
  isAsked: boolean;
  /** The answer takes out a player whom the organiser confirmed, and its sender is limited in that. */
  isLimited: boolean;
  /** Other names that this sender has taken out of the match so. */
  takenOut: number;
};

/** Tells whether an answer counts at once; one that does not waits as a proposal. */
export function countsAtOnce(said: Weighing): boolean {
  if (said.isLimited && said.takenOut >= NEW_SENDER_TAKES_OUT_MAX) return false;
  if (said.speaking === 'own' || said.speaking === 'takes' || !said.isHeld) return true;
  return said.isVoy && !said.isStrict && !said.hasOwnAnswer && !said.isAsked;
}
