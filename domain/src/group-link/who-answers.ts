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
 * Type of the state of a name. `isHeld` is true if another device owns the name; `isStrict` is true if the list is in
 * strict mode.
 */
export type NameState = { isHeld: boolean; isStrict: boolean };

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
  /** Another device owns the name, and the visitor says that this device belongs to the same player. */
  | 'claims'
  /** Another player answers, by a device that owns that other player's name. */
  | 'other'
  /** Someone answers for another player, by a device that owns no name. */
  | 'nameless'
  /** Another player answers for an owned name in strict mode, which is refused. */
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

/**
 * Maximum number of players confirmed by the organiser whom a new sender can take out of a match without a decision.
 * Further answers of that sender wait as proposals.
 */
export const NEW_SENDER_TAKES_OUT_MAX = 2;

export type Weighing = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  isVoy: boolean;
  isHeld: boolean;
  isStrict: boolean;
  /**
   * True if the name has an answer for the match from a device that owns it, from its personal link or from the
   * organiser.
   */
  hasOwnAnswer: boolean;
  /** True if the player has the question '¿Entrás?' or 'Hoy se juega', which only the player may answer with VOY. */
  isAsked: boolean;
  /**
   * True if the answer takes out a player confirmed by the organiser and its sender is new, so that
   * NEW_SENDER_TAKES_OUT_MAX applies.
   */
  isLimited: boolean;
  /** Number of other players confirmed by the organiser whom this sender has taken out of the match before. */
  takenOut: number;
};

/**
 * Tells whether an answer is stored immediately as the player's answer. If not, it waits as a proposal for a decision.
 */
export function countsAtOnce(said: Weighing): boolean {
  if (said.isLimited && said.takenOut >= NEW_SENDER_TAKES_OUT_MAX) return false;
  if (said.speaking === 'own' || said.speaking === 'takes' || !said.isHeld) return true;
  return said.isVoy && !said.isStrict && !said.hasOwnAnswer && !said.isAsked;
}
