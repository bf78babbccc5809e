import { levelOf, nextLevelAt, progressPercent } from '@picadito/domain';

/**
 * Returns the organiser's level in words (`reached`), the XP missing to the next level in words (`missing`), and the
 * progress to the next level as a whole percentage.
 */
export function progressText(xp: number): { reached: string; missing: string; percent: number } {
  const level = levelOf(xp);
  const points = (count: number) => `${count.toLocaleString('es')} XP`;
  const left = nextLevelAt(level) - xp;
  return {
    reached: `Nivel ${level} · ${points(xp)}`,
    missing: `Faltan ${points(left)} para el nivel ${level + 1}`,
    percent: progressPercent(xp),
  };
}
