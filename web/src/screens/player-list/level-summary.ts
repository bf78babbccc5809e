import { ratingOf, SKILL_LEVELS, type SkillLevel } from '@picadito/domain';

export type LevelCount = {
  level: SkillLevel;
  count: number;
  /** Whole percent of all players, rounded. */
  percent: number;
};

/** The strength of a list: the sum of its levels, their average (0 for an empty list), and how many have each. */
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

/** With one decimal at most, as Spanish readers write it: '3,4', '3'. */
export function averageText(average: number): string {
  return average.toLocaleString('es', { maximumFractionDigits: 1 });
}
