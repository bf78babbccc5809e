import {
  type Badge,
  type MatchCounts,
  type PlayersList,
  levelOf,
  nextLevelAt,
  progressPercent,
} from '@picadito/domain';
import { earnedAchievements } from '../../../badges/badges.ts';

/**
 * Type of one of the numbers about the organiser in docs/specification.md#profile. `value` is null while its query has
 * no reply.
 */
export type Tile = { label: string; value: number | null };

/**
 * Returns the labelled numbers about the organiser: matches, completed matches, players of all lists, and achievements.
 */
export function tilesOf(known: {
  matches: MatchCounts | undefined;
  lists: readonly Pick<PlayersList, 'playerCount'>[] | undefined;
  badges: readonly Badge[] | undefined;
}): Tile[] {
  const { matches, lists, badges } = known;
  const players = lists?.reduce((total, { playerCount }) => total + playerCount, 0);
  return [
    { label: 'PARTIDOS', value: matches?.total ?? null },
    { label: 'COMPLETADOS', value: matches?.completed ?? null },
    { label: 'JUGADORES', value: players ?? null },
    { label: 'LOGROS', value: badges ? earnedAchievements(badges).length : null },
  ];
}

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
