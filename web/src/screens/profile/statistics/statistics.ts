import type { Badge, MatchCounts, PlayersList } from '@picadito/domain';
import { earnedAchievements } from '../../../badges/achievements.ts';

/** Describes a tile of docs/specification.md#profile; `value` is null while its query has no reply. */
export type Tile = { label: string; value: number | null };

/** Returns the tiles: the number of matches, of completed ones, of players of all lists, and of achievements. */
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
