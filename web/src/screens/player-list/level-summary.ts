import { ratingOf, SKILL_LEVELS, type SkillLevel } from '@picadito/domain';

export type LevelCount = {
  level: SkillLevel;
  count: number;
  /** The share of the list's players who have this level, as a rounded whole percentage. */
  percent: number;
};

/** Returns the sum of the levels, their average (0 for an empty list), and the number of players of each level. */
export function levelSummary(players: readonly { skillLevel: SkillLevel }[]): {
  sum: number;
  average: number;
  levels: LevelCount[];
} {
  const total = players.length;
  const sum = players.reduce((points, { skillLevel }) => points + ratingOf(skillLevel), 0);
  const levels = SKILL_LEVELS.map((level) => {
    const count = players.filter(({ skillLevel }) => skillLevel === level).length;
    return { level, count, percent: total ? Math.round((count * 100) / total) : 0 };
  });
  return { sum, average: total ? sum / total : 0, levels };
}

/** Formats an average with at most one decimal and a decimal comma: '3,4', '3'. */
export function averageText(average: number): string {
  return average.toLocaleString('es', { maximumFractionDigits: 1 });
}
