/**
 * How strong players are (their skills, on the scale of the levels) is estimated from match results by Bayesian linear
 * regression of goal differences. Before any result, a player's expected skill is the level that the organiser gave the
 * player, moved somewhat towards the average level of the group, because levels far from the average are more often
 * mistaken than levels near it. The expected goal difference of a match is the difference between the average skills of
 * the teams, times the mean number of players in a team, times GOALS_PER_LEVEL; the rest is noise. The distribution of
 * the skills is normal before and after each match. Each match updates it by a rank-one step of the Kalman filter, so
 * the order of the matches does not matter.
 */

/**
 * Type of a match from which skills are estimated: the player ids of both teams, and the goals of each. A player
 * without a level counts as the average of the team.
 */
export type RatedMatch = {
  claro: readonly string[];
  oscuro: readonly string[];
  goals: { claro: number; oscuro: number };
};

/**
 * Type of the estimate for a player: the skill and its standard deviation, both in levels, and the number of matches
 * with a result in which the player was.
 */
export type SkillEstimate = { skill: number; deviation: number; matches: number };

/** Assumed standard deviation of a player's skill before any result, in levels. */
export const PRIOR_DEVIATION = 0.9;
/**
 * Before any result, a player's expected skill keeps this share of the distance between the player's level and the
 * average of the group.
 */
export const PRIOR_TRUST = 0.75;
/** A player who is one level stronger changes the goal difference by this many goals. */
export const GOALS_PER_LEVEL = 1;
/**
 * Lowest assumed number of goals per match, on average. The variance of a goal difference is taken to be the number of
 * goals, since goals are counted events; the minimum keeps the variance from being too small after few goals.
 */
const GOALS_MIN = 6;

/**
 * Returns the estimated skill of each player in `levels`, by player id. The computation takes time proportional to
 * matches × players².
 */
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

/** Returns the skills that are expected before any result, in the order of `levels`. */
export function priorSkills(levels: ReadonlyMap<string, number>): number[] {
  const all = [...levels.values()];
  const average = all.reduce((sum, level) => sum + level, 0) / all.length;
  return all.map((level) => average + PRIOR_TRUST * (level - average));
}

/** Returns the variance of a match's goal difference that chance causes, in goals². */
export function goalVariance(matches: readonly RatedMatch[]): number {
  const goals = matches.reduce((sum, match) => sum + match.goals.claro + match.goals.oscuro, 0);
  return Math.max(GOALS_MIN, goals / Math.max(matches.length, 1));
}

/**
 * Returns, by player id, by how many goals the expected difference (claro minus oscuro) grows if the player is one
 * level stronger. The value is negative for players of oscuro.
 */
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
