/*
 * What a survey of levels says of a player: the median of the opinions, which is a level or half of one, and whether they
 * agree: at least three of four are at most half a level from it. Of fewer than OPINIONS_MIN opinions it says nothing, and
 * while the survey is open nothing at all. It never says how many there are, nor the lowest or the highest.
 * A survey closes when the organiser closes it, after SURVEY_DAYS at the latest.
 * A half is adopted as the level next to it that is nearer to the one that the player has.
 */
import { SKILL_LEVELS } from '../limits.ts';
import { ratingOf, skillLevelOf, type SkillLevel } from '../players/skill-level.ts';

export const OPINIONS_MIN = 4;
/** Players who can answer; with fewer a survey does not open. */
export const SURVEY_ABLE_MIN = 5;
export const SURVEY_DAYS = 7;
/** Players that one survey is about. */
export const SURVEYED_MAX = 60;

/** How many have said each level. */
export type LevelCounts = Record<SkillLevel, number>;
export type LevelVerdict = { median: number; doAgree: boolean };

export const NO_OPINIONS: LevelCounts = { '2': 0, '3': 0, '4': 0, '5': 0 };

/** Null while there are too few. */
export function verdictOf(counts: LevelCounts): LevelVerdict | null {
  const opinions = SKILL_LEVELS.flatMap((level) =>
    Array.from({ length: counts[level] }, () => ratingOf(level)),
  );
  if (opinions.length < OPINIONS_MIN) return null;
  const median = medianOf(opinions);
  const near = opinions.filter((level) => Math.abs(level - median) <= 1 / 2);
  return { median, doAgree: near.length * 4 >= opinions.length * 3 };
}

/** Of levels from the lowest to the highest. */
function medianOf(levels: readonly number[]): number {
  const last = levels.length - 1;
  const [low = 0, high = 0] = [levels[Math.floor(last / 2)], levels[Math.ceil(last / 2)]];
  return (low + high) / 2;
}

/** `closesAt`, `now`: epoch milliseconds. */
export function isSurveyClosed(closesAt: number, now: number): boolean {
  return closesAt <= now;
}

/** The level that a player gets who has `current`. */
export function adoptedLevel(median: number, current: SkillLevel): SkillLevel {
  const isBelow = ratingOf(current) < median;
  return skillLevelOf(isBelow ? Math.floor(median) : Math.ceil(median));
}
