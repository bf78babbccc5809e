import type { Badge, Match, PlayersList } from '@picadito/domain';
import { earnedAchievements } from '../../../badges/achievements.ts';

/** One of the four tiles of docs/specification.md#profile; `value` is null while its query has no answer. */
export type Tile = { label: string; value: number | null };

/** My matches, how many of them were played, the players of my lists and my achievements, in numbers. */
export function tilesOf(known: {
  matches: readonly Pick<Match, 'status'>[] | undefined;
  lists: readonly Pick<PlayersList, 'playerCount'>[] | undefined;
  badges: readonly Badge[] | undefined;
}): Tile[] {
  const { matches, lists, badges } = known;
  const completed = matches?.filter(({ status }) => status === 'completado');
  const players = lists?.reduce((total, { playerCount }) => total + playerCount, 0);
  return [
    { label: 'PARTIDOS', value: matches?.length ?? null },
    { label: 'COMPLETADOS', value: completed?.length ?? null },
    { label: 'JUGADORES', value: players ?? null },
    { label: 'LOGROS', value: badges ? earnedAchievements(badges).length : null },
  ];
}
