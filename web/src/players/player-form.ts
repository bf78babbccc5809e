import { DEFAULT_SKILL_LEVEL, SKILL_LEVELS, type PlayerInput } from '@picadito/domain';
import { phoneText } from './players-text.ts';
import { restoreValues } from '../forms/draft.ts';

/** Type of the values in the form of a player as typed. */
export type PlayerValues = Record<Exclude<keyof PlayerInput, 'skillLevel'>, string> &
  Pick<PlayerInput, 'skillLevel'>;

export const NO_PLAYER: PlayerValues = { name: '', skillLevel: DEFAULT_SKILL_LEVEL, whatsapp: '' };

/** Returns the values of a stored draft, or `untouched` if the draft is invalid. */
export function readPlayer(stored: unknown, untouched: PlayerValues = NO_PLAYER): PlayerValues {
  const values = restoreValues(stored, untouched);
  return SKILL_LEVELS.includes(values.skillLevel) ? values : untouched;
}

/** Returns a player as form values, with the number in readable groups. */
export function valuesOf({ name, skillLevel, whatsapp }: PlayerInput): PlayerValues {
  return { name, skillLevel, whatsapp: whatsapp ? phoneText(whatsapp) : '' };
}

/**
 * Returns the next values of the form once the `sent` player is added: fields that the user has changed while the
 * request ran keep their values (`current`), the others are emptied.
 */
export function afterAdding(sent: PlayerValues, current: PlayerValues): PlayerValues {
  const after = {
    name: current.name === sent.name ? NO_PLAYER.name : current.name,
    whatsapp: current.whatsapp === sent.whatsapp ? NO_PLAYER.whatsapp : current.whatsapp,
  };
  // Once the form has been edited, the level that it shows belongs to the next player.
  const keepsLevel = isTyped(after) || current.skillLevel !== sent.skillLevel;
  return { ...after, skillLevel: keepsLevel ? current.skillLevel : NO_PLAYER.skillLevel };
}

/** Tells whether a name or a number is typed. The level does not count, because it always has a value. */
export function isTyped({ name, whatsapp }: Pick<PlayerValues, 'name' | 'whatsapp'>): boolean {
  return name.trim() !== '' || whatsapp.trim() !== '';
}
