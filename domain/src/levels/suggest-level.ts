/**
 * When results suggest another level for a player. Rarely: after at least SUGGESTION_MATCHES matches of that player,
 * where the next level is nearer with a probability of at least SUGGESTION_PROBABILITY and the goals say so by
 * themselves, and only the most certain one. The organiser decides; the group plays QUIET_MATCHES matches before
 * anything is suggested again.
 */
import { SKILL_LEVELS } from '../limits.ts';
import {
  estimateSkills,
  goalEffects,
  type RatedMatch,
  type SkillEstimate,
} from './estimate-skills.ts';

const SUGGESTION_MATCHES = 12;
const SUGGESTION_PROBABILITY = 0.8;
/** By fewer goals than this, on average, nothing is suggested. */
const SUGGESTION_GOALS = 0.5;
/** After a suggestion was answered, so many matches of the group bring no other one. */
export const QUIET_MATCHES = 10;
const LEVELS = SKILL_LEVELS.map(Number);
const LOWEST = Math.min(...LEVELS);
const HIGHEST = Math.max(...LEVELS);

/** `goals`: by how many more than the levels say the player's teams were stronger, on average; `matches`: how many say so. */
export type LevelSuggestion = {
  playerId: string;
  level: number;
  goals: number;
  matches: number;
  probability: number;
};

/** The most certain suggestion, or null. `except`: players about whom nothing is to be suggested now. */
export function suggestLevel(
  levels: ReadonlyMap<string, number>,
  matches: readonly RatedMatch[],
  except: ReadonlySet<string> = new Set(),
): LevelSuggestion | null {
  const estimates = estimateSkills(levels, matches);
  const suggestions = [...levels].flatMap(([playerId, level]) => {
    const estimate = estimates.get(playerId);
    if (!estimate || estimate.matches < SUGGESTION_MATCHES || except.has(playerId)) return [];
    const next = nextLevel(level, estimate);
    const probability = probabilityBeyond((level + next) / 2, next > level, estimate);
    if (next < LOWEST || next > HIGHEST || probability < SUGGESTION_PROBABILITY) return [];
    const goals = goalsBeyondLevels(playerId, levels, matches);
    if ((next - level) * goals < SUGGESTION_GOALS) return [];
    return { playerId, level: next, goals, matches: estimate.matches, probability };
  });
  return suggestions.toSorted((one, other) => other.probability - one.probability)[0] ?? null;
}

function nextLevel(level: number, { skill }: SkillEstimate): number {
  return skill > level ? level + 1 : level - 1;
}

/** The probability that the skill is above the limit, or below it. */
function probabilityBeyond(limit: number, isAbove: boolean, estimate: SkillEstimate): number {
  const distance = (estimate.skill - limit) / estimate.deviation;
  return normalDistribution(isAbove ? distance : -distance);
}

/** By how many goals the teams of a player did better than the levels of both say, on average. */
function goalsBeyondLevels(
  playerId: string,
  levels: ReadonlyMap<string, number>,
  matches: readonly RatedMatch[],
): number {
  const surprises = matches.flatMap((match) => {
    const effects = goalEffects(match, levels);
    const own = effects.get(playerId);
    if (own === undefined) return [];
    const expected = [...effects].reduce(
      (sum, [id, effect]) => sum + effect * (levels.get(id) ?? 0),
      0,
    );
    return Math.sign(own) * (match.goals.claro - match.goals.oscuro - expected);
  });
  return surprises.reduce((sum, goals) => sum + goals, 0) / surprises.length;
}

/** Φ by Abramowitz and Stegun 7.1.26; the error is at most 1.5e-7. */
function normalDistribution(value: number): number {
  const scaled = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * scaled);
  const polynomial = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (sum, coefficient) => (sum + coefficient) * t,
    0,
  );
  const half = 0.5 * polynomial * Math.exp(-scaled * scaled);
  return value > 0 ? 1 - half : half;
}
