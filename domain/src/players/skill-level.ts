import { SKILL_LEVELS } from '../limits.ts';

// apart from the schemas, which no screen's first paint needs

/** A level as stored in `skillLevel` (docs/specification.md#data). `rating` is the same as an integer. */
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** The two vocabularies of docs/specification.md#lists-and-players: add-players and create-list. Both stay. */
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
