import type { Badge, MatchCounts, PlayersList } from '@picadito/domain';
import { earnedAchievements } from '../../../badges/achievements.ts';

/** One of the four tiles of docs/specification.md#profile; `value` is null while its query has no answer. */
export type Tile = { label: string; value: number | null };

/** My matches, how many of them were played, the players of my lists and my achievements, in numbers. */
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
