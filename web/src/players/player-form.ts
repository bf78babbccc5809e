import { DEFAULT_SKILL_LEVEL, SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { phoneText } from './phone-text.ts';
import { restoreValues } from '../forms/stored-draft.ts';
import type { PlayerRules } from './player-rules.ts';

/** What the fields of a player hold while people type. */
export type PlayerValues = { name: string; skillLevel: SkillLevel; whatsapp: string };

export const loadPlayerRules = (rules: PlayerRules) =>
  import('./player-rules.ts').then((m) => m.playerResolver(rules));

/** What comes out of them: the number in E.164, or none. */
export type PlayerToStore = { name: string; skillLevel: SkillLevel; whatsapp: string | null };

export const NO_PLAYER: PlayerValues = { name: '', skillLevel: DEFAULT_SKILL_LEVEL, whatsapp: '' };

/** What the browser kept of the form; anything else counts as nothing typed, so it holds `untouched`. */
export function readPlayer(kept: unknown, untouched: PlayerValues = NO_PLAYER): PlayerValues {
  const values = restoreValues(kept, untouched);
  return SKILL_LEVELS.includes(values.skillLevel) ? values : untouched;
}

/** A player as form values, the number as people write it. */
export function valuesOf({ name, skillLevel, whatsapp }: PlayerToStore): PlayerValues {
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

/** Whether two forms hold the same. */
export function samePlayer(one: PlayerValues, other: PlayerValues): boolean {
  return (
    one.name === other.name &&
    one.skillLevel === other.skillLevel &&
    one.whatsapp === other.whatsapp
  );
}

/** Whether a name or a number is typed; a level alone is no player. */
export function isTyped({ name, whatsapp }: Pick<PlayerValues, 'name' | 'whatsapp'>): boolean {
  return name.trim() !== '' || whatsapp.trim() !== '';
}
