/*
 * Who answers for a player: the device that holds the name. It answers without a question. The player's own link takes
 * the name at once, and so does any device while no other holds it. A name that another device holds is taken after
 * '¿Sos vos?'; where each player answers alone (strict mode), '¿Sos vos?' only asks the organiser: the claim is in doubt,
 * and its device answers for that name when the organiser has said so, by the own link, or once the name is free.
 * For another player any device that holds a name says VOY, and the other answers where no device holds that name. NO VOY
 * for a name that another device holds is a proposal, for that device or the organiser to decide; NO SÉ for one is not
 * taken. In strict mode no device says anything for another player.
 */
import type { AnswerInput } from './answer-input.ts';

export type Speaker = {
  /** It holds the name, without doubt. */
  isHolder: boolean;
  /** It holds the name of some player. */
  hasName: boolean;
  /** The request came by the own link of this player. */
  hasOwnLink: boolean;
};

/** `isHeld`: another device holds the name, without doubt. */
export type NameState = { isHeld: boolean; isStrict: boolean };

export type Speaking =
  /** As the player, whose name the device has. */
  | 'speaks'
  /** As the player, whose name the device has from now on. */
  | 'takes'
  /** Nothing is stored: the device has to say whether it is the player's. */
  | 'asks'
  /** Only that the organiser has to decide is stored. */
  | 'waits'
  | 'speaks-for-other'
  /** For another player, by a device without a name. */
  | 'nameless'
  /** That another player drops out, who answers from an own device. */
  | 'proposes'
  /** Anything else for such a player but VOY. */
  | 'held'
  /** For another player, where each answers alone. */
  | 'strict';

type Said = Pick<AnswerInput, 'answer' | 'soy' | 'other'>;

export function whoAnswers(
  { isHolder, hasName, hasOwnLink }: Speaker,
  { isHeld, isStrict }: NameState,
  { answer, soy, other }: Said,
): Speaking {
  if (isHolder) return 'speaks';
  if (other === 'si') {
    if (isStrict) return 'strict';
    if (!hasName) return 'nameless';
    if (!isHeld || answer === 'voy') return 'speaks-for-other';
    return answer === 'no' ? 'proposes' : 'held';
  }
  if (hasOwnLink || !isHeld) return 'takes';
  if (soy !== 'si') return 'asks';
  return isStrict ? 'waits' : 'takes';
}
