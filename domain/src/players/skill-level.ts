import { SKILL_LEVELS } from '../limits.ts';

// These constants are separate from the schemas, so that the first paint of a screen does not load schemas.

/**
 * Type of a player's level as the field `skillLevel` stores it (docs/specification.md#data). Elsewhere `rating` is the
 * same level as an integer.
 */
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/**
 * Names of the levels on all screens but the one that creates a list. That one uses SKILL_NAMES_IN_LISTS, because the
 * specification has different names there (docs/specification.md#rules-players-and-lists).
 */
export const SKILL_NAMES: Record<SkillLevel, string> = {
  '2': 'Básico',
  '3': 'Intermedio',
  '4': 'Avanzado',
  '5': 'Experto',
};
export const SKILL_NAMES_IN_LISTS: Record<SkillLevel, string> = {
  '2': 'Amateur',
  '3': 'Intermedio',
  '4': 'Avanzado',
  '5': 'Profesional',
};

export function ratingOf(level: SkillLevel): number {
  return Number(level);
}

export function skillLevelOf(rating: number): SkillLevel {
  const level = SKILL_LEVELS.find((candidate) => candidate === String(rating));
  if (!level) throw new RangeError(`no skill level for rating ${rating}`);
  return level;
}
