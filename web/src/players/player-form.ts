import { DEFAULT_SKILL_LEVEL, SKILL_LEVELS, type PlayerInput } from '@picadito/domain';
import { phoneText } from './phone-text.ts';
import { restoreValues } from '../forms/stored-draft.ts';

/** What the fields of a player hold while people type. */
export type PlayerValues = Record<Exclude<keyof PlayerInput, 'skillLevel'>, string> &
  Pick<PlayerInput, 'skillLevel'>;

export const NO_PLAYER: PlayerValues = { name: '', skillLevel: DEFAULT_SKILL_LEVEL, whatsapp: '' };

/** What the browser kept of the form; anything else counts as nothing typed, so it holds `untouched`. */
export function readPlayer(kept: unknown, untouched: PlayerValues = NO_PLAYER): PlayerValues {
  const values = restoreValues(kept, untouched);
  return SKILL_LEVELS.includes(values.skillLevel) ? values : untouched;
}

/** A player as form values, the number as people write it. */
export function valuesOf({ name, skillLevel, whatsapp }: PlayerInput): PlayerValues {
  return { name, skillLevel, whatsapp: whatsapp ? phoneText(whatsapp) : '' };
}

/** What the fields hold once the `sent` player is in: what was typed meanwhile stays. */
export function afterAdding(sent: PlayerValues, held: PlayerValues): PlayerValues {
  const after = {
    name: held.name === sent.name ? NO_PLAYER.name : held.name,
    whatsapp: held.whatsapp === sent.whatsapp ? NO_PLAYER.whatsapp : held.whatsapp,
  };
  // the shown level is the next player's as soon as the form is edited
  const keepsLevel = isTyped(after) || held.skillLevel !== sent.skillLevel;
  return { ...after, skillLevel: keepsLevel ? held.skillLevel : NO_PLAYER.skillLevel };
}

/** Whether a name or a number is typed; a level alone is no player. */
export function isTyped({ name, whatsapp }: Pick<PlayerValues, 'name' | 'whatsapp'>): boolean {
  return name.trim() !== '' || whatsapp.trim() !== '';
}
