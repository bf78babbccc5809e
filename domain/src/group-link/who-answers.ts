/*
 * Decides which device or player speaks for a name, and whether an answer counts at once.
 *
 * A name has own devices: the first device that answers for it while no other holds it, and those that an own device,
 * the personal link or the organiser has accepted. A device that chooses a held name gets the question '¿Sos vos?';
 * with SÍ it claims the name. An own device and the personal link decide everything. For a name that no device holds
 * every answer counts. For a held name the VOY of a claim or of another player counts at once only while the name has
 * no answer of its own devices, its personal link or the organiser, and is not asked to accept a place; everything else
 * waits as a proposal. In strict mode no answer of a claim counts at once, and no device answers for a held name of
 * another player.
 */
import type { AnswerInput } from './answer-input.ts';

export type Speaker = {
  /** The device owns the name. */
  isOwn: boolean;
  /** The device claims the name already. */
  isClaim: boolean;
  /** The device owns the name of some player of the list. */
  hasName: boolean;
  /** The request came by the personal link of this player. */
  hasPersonalLink: boolean;
};

/** `isHeld` says that another device owns the name. */
export type NameState = { isHeld: boolean; isStrict: boolean };

export type Speaking =
  /** The player answers by a device that owns the name. */
  | 'own'
  /** The player answers by a device that owns the name from this answer on. */
  | 'takes'
  /** Nothing is stored: the device has to say whether it is the player's. */
  | 'asks'
  /** A device says that it is the player's while another device holds the name. */
  | 'claims'
  /** Another player answers by a device that owns that player's name. */
  | 'other'
  /** Another player answers by a device without a name. */
  | 'nameless'
  /** Another player answers for a held name in strict mode. */
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

/** Limits how many players confirmed by the organiser a new sender takes out of a match at once. */
export const NEW_SENDER_TAKES_OUT_MAX = 2;

export type Weighing = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  isVoy: boolean;
  isHeld: boolean;
  isStrict: boolean;
  /** The name has an answer for the match by its own devices, its personal link or the organiser. */
  hasOwnAnswer: boolean;
  /** The player is asked '¿Entrás?' or 'Hoy se juega', which only the player accepts. */
  isAsked: boolean;
  /** The answer takes out a player confirmed by the organiser, and its sender is limited in that. */
  isLimited: boolean;
  /** Counts the other names that this sender has taken out of the match in this way. */
  takenOut: number;
};

/** Tells whether an answer counts at once; otherwise it waits as a proposal. */
export function countsAtOnce(said: Weighing): boolean {
  if (said.isLimited && said.takenOut >= NEW_SENDER_TAKES_OUT_MAX) return false;
  if (said.speaking === 'own' || said.speaking === 'takes' || !said.isHeld) return true;
  return said.isVoy && !said.isStrict && !said.hasOwnAnswer && !said.isAsked;
}
