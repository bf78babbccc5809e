/*
 * Who answers for a player: the device that holds the name. It answers without a question. The player's own link takes
 * the name at once, and so does any device while no other holds it. A name that another device holds is taken after
 * '¿Sos vos?'; where each player answers alone (strict mode), '¿Sos vos?' only asks the organiser: the claim is in doubt,
 * and its device answers for that name when the organiser has said so, by the own link, or once the name is free.
 * For another player any device that holds a name says VOY, and the other answers where no device holds that name; in
 * strict mode none does.
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
  /** For another player, who answers from an own device. */
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
    return isHeld && answer !== 'voy' ? 'held' : 'speaks-for-other';
  }
  if (hasOwnLink || !isHeld) return 'takes';
  if (soy !== 'si') return 'asks';
  return isStrict ? 'waits' : 'takes';
}
