import type { SplitCriteria } from '@picadito/domain';

const LEVELS = [5, 4, 3, 3, 2];

export type Confirmed = { id: string; name: string; rating: number; confirmedAt: string };
export type Case = { players: Confirmed[]; wishes: SplitCriteria };

/** So many players of all levels, with keepers, pairs and four matches to remember. */
export function confirmed(count: number): Case {
  const players = Array.from({ length: count }, (_, index) => ({
    id: `player-${(index * 7) % count}-of-the-list`,
    name: `Jugador Núñez ${index}`,
    rating: LEVELS[index % LEVELS.length] ?? 3,
    confirmedAt: `2026-11-26T20:${String(index).padStart(2, '0')}:00.000000Z`,
  }));
  const ids = players.map(({ id }) => id);
  const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
  const two = (index: number): [string, string] => [ids[index] ?? '', ids[index + 1] ?? ''];
  return {
    players,
    wishes: {
      seed: 'a match',
      keepers: ids.slice(0, 2),
      pairs: [0, 2, 4, 6].map((index) => ({
        kind: index % 4 === 0 ? 'juntos' : 'separados',
        playerIds: two(index),
      })),
      recentTeams: [1, 2, 3, 4].map((by) => ({
        claro: turned(by).slice(0, 5),
        oscuro: turned(by).slice(5, 10),
      })),
    },
  };
}
