/*
 * The result of a survey about a player is the median of the opinions, which is a level or halfway between two levels,
 * and whether the opinions agree: at least three quarters of them are at most half a level from the median. There is no
 * result with fewer than OPINIONS_MIN opinions, and none while the survey is open. A result never says how many
 * opinions there are, nor the lowest or highest. A survey closes when the organiser closes it, and after SURVEY_DAYS at
 * the latest. A median halfway between two levels is adopted as the level that is nearer to the player's current level.
 */
import { SKILL_LEVELS } from '../limits.ts';
import { ratingOf, skillLevelOf, type SkillLevel } from '../players/skill-level.ts';

export const OPINIONS_MIN = 4;
/** Minimum number of players who can answer for a survey to open. */
export const SURVEY_ABLE_MIN = 5;
export const SURVEY_DAYS = 7;
/** Maximum number of players that one survey is about. */
export const SURVEYED_MAX = 60;

export type LevelCounts = Record<SkillLevel, number>;
export type LevelVerdict = { median: number; doAgree: boolean };

export const NO_OPINIONS: LevelCounts = { '2': 0, '3': 0, '4': 0, '5': 0 };

/** Returns the median of the opinions and whether they agree; null if there are fewer than OPINIONS_MIN opinions. */
export function verdictOf(counts: LevelCounts): LevelVerdict | null {
  const opinions = SKILL_LEVELS.flatMap((level) =>
    Array.from({ length: counts[level] }, () => ratingOf(level)),
  );
  if (opinions.length < OPINIONS_MIN) return null;
  const median = medianOf(opinions);
  const near = opinions.filter((level) => Math.abs(level - median) <= 1 / 2);
  return { median, doAgree: near.length * 4 >= opinions.length * 3 };
}

/** Returns the median of a list of levels, which must be sorted in ascending order. */
function medianOf(levels: readonly number[]): number {
  const last = levels.length - 1;
  const [low = 0, high = 0] = [levels[Math.floor(last / 2)], levels[Math.ceil(last / 2)]];
  return (low + high) / 2;
}

/** Tells whether the survey has closed. Both times are epoch milliseconds. */
export function isSurveyClosed(closesAt: number, now: number): boolean {
  return closesAt <= now;
}

/** Returns the level that a player with the level `current` gets when the organiser adopts the median. */
export function adoptedLevel(median: number, current: SkillLevel): SkillLevel {
  const isBelow = ratingOf(current) < median;
  return skillLevelOf(isBelow ? Math.floor(median) : Math.ceil(median));
}
