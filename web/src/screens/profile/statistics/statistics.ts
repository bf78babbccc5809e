import type { Badge, MatchCounts, PlayersList } from '@picadito/domain';
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
