/*
 * One player of a list: 'Ana;4;1155550101', 'Carla +54 9 11 5555-1234', 'Beto (arquero) ⭐⭐⭐'. What is a number or a
 * level is taken out of each field; what is left of them is the name.
 */
import { DEFAULT_SKILL_LEVEL } from '../../limits.ts';
import type { SkillLevel } from '../../players/skill-level.ts';
import { cleanName, withoutAsides } from '../names/clean-name.ts';
import { type Doubt, looksLikeSentence, looksLikeTwo } from '../doubts.ts';
import { findLevel } from './find-level.ts';
import { findNumber } from './find-number.ts';

export type Entry = {
  name: string;
  skillLevel: SkillLevel;
  /** As typed. */
  whatsapp: string | null;
  doubts: Doubt[];
};

/** Null when neither a name nor a number is there. */
export function readEntry(fields: readonly string[]): Entry | null {
  const doubts = new Set<Doubt>();
  let level: SkillLevel | null = null;
  let whatsapp: string | null = null;
  const names: string[] = [];
  for (const field of fields) {
    const bare = withoutAsides(field)
      .replace(/^"([^"]*)"$/u, '$1')
      .trim();
    const number = findNumber(bare);
    if (number.isOdd) doubts.add('number');
    whatsapp ??= number.number;
    const skill = findLevel(number.rest);
    if (skill.isOdd) doubts.add('level');
    level ??= skill.level;
    if (skill.rest.trim()) names.push(skill.rest.trim());
  }
  const found = cleanName(names.join(' '));
  const name = found?.name ?? whatsapp;
  if (!name) return null;
  if (!found) doubts.add('nameless');
  if (found?.isCut) doubts.add('cut');
  if (found && looksLikeSentence(name)) doubts.add('sentence');
  else if (found && !isQuoted(fields) && looksLikeTwo(name)) doubts.add('two-names');
  return { name, skillLevel: level ?? DEFAULT_SKILL_LEVEL, whatsapp, doubts: [...doubts] };
}

/** A comma inside quotes is part of the name. */
function isQuoted(fields: readonly string[]): boolean {
  return fields.some((field) => field.includes('"'));
}
