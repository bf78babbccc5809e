/**
 * Results suggest another level for a player only rarely. The player needs at least SUGGESTION_MATCHES matches, the
 * next level must be nearer to the skill with a probability of at least SUGGESTION_PROBABILITY, and the goals alone
 * must point the same way. Only the most certain suggestion is made. After the organiser has answered it, the group
 * plays QUIET_MATCHES matches before the next one.
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
/** Nothing is suggested while the teams of a player did better or worse by fewer goals than this on average. */
const SUGGESTION_GOALS = 0.5;
/** The group plays this many matches after an answered suggestion before the next one. */
export const QUIET_MATCHES = 10;
const LEVELS = SKILL_LEVELS.map(Number);
const LOWEST = Math.min(...LEVELS);
const HIGHEST = Math.max(...LEVELS);

/**
 * Describes a suggested level. `goals` is the average number of goals by which the player's teams beat (or, if
 * negative, missed) what the levels predict, and `matches` counts the matches of that average.
 */
export type LevelSuggestion = {
  playerId: string;
  level: number;
  goals: number;
  matches: number;
  probability: number;
};

/** Returns the most certain suggestion, or null. `except` holds the ids of players who get no suggestion now. */
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

/** Returns the probability that the skill is above the limit, or below it if `isAbove` is false. */
function probabilityBeyond(limit: number, isAbove: boolean, estimate: SkillEstimate): number {
  const distance = (estimate.skill - limit) / estimate.deviation;
  return normalDistribution(isAbove ? distance : -distance);
}

/** Returns by how many goals the teams of a player did better on average than the levels of both teams predict. */
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
