/**
 * The results estimate how strong players are by Bayesian linear regression of goal differences. The prior is the
 * organiser's level, moved somewhat towards the average of the group, because levels far from the average are more
 * often mistaken than levels near it. The expected goal difference of a match is GOALS_PER_LEVEL for each level of
 * difference between the teams; the rest is noise. Skills are on the scale of the levels. The posterior is normal, and
 * each match updates it by a rank-one step of the Kalman filter, so the order of the matches does not matter.
 */

/**
 * Describes the players of both teams and the goals of each. A player without a level counts as the average of the
 * team.
 */
export type RatedMatch = {
  claro: readonly string[];
  oscuro: readonly string[];
  goals: { claro: number; oscuro: number };
};

/**
 * Describes the estimate of a player: `skill` and its standard deviation in levels, and in how many matches with a
 * result the player was.
 */
export type SkillEstimate = { skill: number; deviation: number; matches: number };

/** Holds the standard deviation of a skill from its prior, in levels. */
export const PRIOR_DEVIATION = 0.9;
/** A prior keeps this share of the level's distance from the average of the group. */
export const PRIOR_TRUST = 0.75;
/** A player who is one level stronger changes the goal difference by this many goals. */
export const GOALS_PER_LEVEL = 1;
/**
 * The variance of a goal difference is the number of goals, since goals are counted events. A group is assumed to score
 * at least this many in a match on average.
 */
const GOALS_MIN = 6;

/** Returns the estimate of each player who has a level, by player id. Takes time proportional to matches × players². */
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

/** Returns the skills expected before any result, in the order of `levels`. */
export function priorSkills(levels: ReadonlyMap<string, number>): number[] {
  const all = [...levels.values()];
  const average = all.reduce((sum, level) => sum + level, 0) / all.length;
  return all.map((level) => average + PRIOR_TRUST * (level - average));
}

/** Returns the variance of the goal difference of a match that the strength of the teams does not explain. */
export function goalVariance(matches: readonly RatedMatch[]): number {
  const goals = matches.reduce((sum, match) => sum + match.goals.claro + match.goals.oscuro, 0);
  return Math.max(GOALS_MIN, goals / Math.max(matches.length, 1));
}

/** Returns, by player id, by how many goals one more level of that player changes the difference in favour of claro. */
export function goalEffects(
  { claro, oscuro }: RatedMatch,
  levels: ReadonlyMap<string, number>,
): Map<string, number> {
  // A player of a team of five changes its average more than a player of a team of six.
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
