import { levelOf, nextLevelAt, progressPercent } from '@picadito/domain';

/** The organiser's level in words, and the whole percent of the bar to the next one. */
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
