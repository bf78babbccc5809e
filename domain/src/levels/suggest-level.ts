/**
 * Results suggest another level for a player only rarely. The player needs at least SUGGESTION_MATCHES matches, the
 * next level must be nearer to the skill with a probability of at least SUGGESTION_PROBABILITY, and the goals alone
 * must point in the direction of that level. Only the most certain suggestion is made. After the organiser has answered
 * it, the group plays QUIET_MATCHES matches before the next one.
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
/**
 * Minimum difference, in goals per match, between the results of a player's teams and the predicted results for a
 * suggestion. Better results suggest a higher level, and worse results a lower one.
 */
const SUGGESTION_GOALS = 0.5;
/** After a suggestion has been answered, the next one comes only after this many matches of the group. */
export const QUIET_MATCHES = 10;
const LEVELS = SKILL_LEVELS.map(Number);
const LOWEST = Math.min(...LEVELS);
const HIGHEST = Math.max(...LEVELS);

/**
 * Type of a suggestion to change a player's level. `goals` is by how many goals per match the player's teams did better
 * than the levels predict; the number is negative if they did worse. `matches` is the number of matches in this
 * average.
 */
export type LevelSuggestion = {
  playerId: string;
  level: number;
  goals: number;
  matches: number;
  probability: number;
};

/**
 * Returns the most certain suggestion; null if none is certain enough. Players whose ids are in `except` get no
 * suggestion.
 */
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

/** Returns the probability that a player's skill is above `limit`, or below `limit` if `isAbove` is false. */
function probabilityBeyond(limit: number, isAbove: boolean, estimate: SkillEstimate): number {
  const distance = (estimate.skill - limit) / estimate.deviation;
  return normalDistribution(isAbove ? distance : -distance);
}

/**
 * Returns by how many goals per match, on average, the player's teams did better than the levels of both teams predict;
 * a negative number if they did worse.
 */
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

/**
 * Approximates the standard normal distribution function by Abramowitz and Stegun 7.1.26 with an error of at most
 * 1.5e-7.
 */
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
