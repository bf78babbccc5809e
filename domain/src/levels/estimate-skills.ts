/**
 * How strong players are by the results: Bayesian linear regression of goal differences. The prior is the organiser's
 * level, somewhat nearer to the average of the group: of those who are said to be far from it, more are said so by
 * mistake than the other way round. A match says how much stronger one team was than the other, in goals: GOALS_PER_LEVEL for each level of
 * difference, plus noise. Skills are on the scale of the levels. The posterior is normal; each match updates it by a
 * rank-one step of the Kalman filter, so the order of the matches does not matter.
 */

/** The players of both teams and the goals of each. A player without a level counts as the average of the team. */
export type RatedMatch = {
  claro: readonly string[];
  oscuro: readonly string[];
  goals: { claro: number; oscuro: number };
};

/** `skill` and its standard deviation in levels; `matches`: with a result, in which the player was. */
export type SkillEstimate = { skill: number; deviation: number; matches: number };

/** How far a skill is from its prior, one standard deviation, in levels. */
export const PRIOR_DEVIATION = 0.9;
/** Of a level's distance from the average of the group, this part is in the prior. */
export const PRIOR_TRUST = 0.75;
/** One player who is a level stronger changes the goal difference by so many. */
export const GOALS_PER_LEVEL = 1;
/** Goals come one by one, so the variance of their difference is their number: on average in a group, at least this. */
const GOALS_MIN = 6;

/** The estimate of each player who has a level, by id. Takes the time of matches × players². */
export function estimateSkills(
  levels: ReadonlyMap<string, number>,
  matches: readonly RatedMatch[],
): Map<string, SkillEstimate> {
  const ids = [...levels.keys()];
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const skills = Float64Array.from(priorSkills(levels));
  const covariance = ids.map((_, row) => {
    const values = new Float64Array(ids.length);
    values[row] = PRIOR_DEVIATION ** 2;
    return values;
  });
  const played = new Uint32Array(ids.length);
  const variance = goalVariance(matches);

  for (const match of matches) {
    const effects = [...goalEffects(match, levels)].map(
      ([id, effect]) => [indexOf.get(id) ?? NaN, effect] as const,
    );
    for (const [index] of effects) played[index] = (played[index] ?? 0) + 1;
    const difference = match.goals.claro - match.goals.oscuro;
    update({ skills, covariance }, effects, difference, variance);
  }
  return new Map(
    ids.map((id, index) => [
      id,
      {
        skill: skills[index] ?? NaN,
        deviation: Math.sqrt(covariance[index]?.[index] ?? NaN),
        matches: played[index] ?? 0,
      },
    ]),
  );
}

/** What is expected before any result, in the order of the levels. */
export function priorSkills(levels: ReadonlyMap<string, number>): number[] {
  const all = [...levels.values()];
  const average = all.reduce((sum, level) => sum + level, 0) / all.length;
  return all.map((level) => average + PRIOR_TRUST * (level - average));
}

/** The variance of the goal difference of one match, apart from the teams. */
export function goalVariance(matches: readonly RatedMatch[]): number {
  const goals = matches.reduce((sum, match) => sum + match.goals.claro + match.goals.oscuro, 0);
  return Math.max(GOALS_MIN, goals / Math.max(matches.length, 1));
}

/** By how many goals one level more of each player changes the difference for claro. */
export function goalEffects(
  { claro, oscuro }: RatedMatch,
  levels: ReadonlyMap<string, number>,
): Map<string, number> {
  // one of five changes the average of the team more than one of six
  const size = (claro.length + oscuro.length) / 2;
  const effectsOf = (team: readonly string[], goals: number) => {
    const known = team.filter((id) => levels.has(id));
    return known.map((id): [string, number] => [id, (goals * size) / known.length]);
  };
  return new Map([...effectsOf(claro, GOALS_PER_LEVEL), ...effectsOf(oscuro, -GOALS_PER_LEVEL)]);
}

type Posterior = { skills: Float64Array; covariance: Float64Array[] };
type Effects = readonly (readonly [index: number, effect: number])[];

function update(posterior: Posterior, effects: Effects, difference: number, noise: number): void {
  const { skills, covariance } = posterior;
  const weighted = covariance.map((row) =>
    effects.reduce((sum, [index, effect]) => sum + effect * (row[index] ?? 0), 0),
  );
  const sumOf = (values: ArrayLike<number>) =>
    effects.reduce((sum, [index, effect]) => sum + effect * (values[index] ?? 0), 0);
  const variance = noise + sumOf(weighted);
  const surprise = difference - sumOf(skills);
  for (const [row, values] of covariance.entries()) {
    const gain = (weighted[row] ?? 0) / variance;
    skills[row] = (skills[row] ?? 0) + gain * surprise;
    for (const [column, value] of values.entries()) {
      values[column] = value - gain * (weighted[column] ?? 0);
    }
  }
}
