import type { Home, Match } from '@picadito/domain';

/** Home with these matches, of an organiser who has nothing else. */
export function aHome(matches: readonly Match[] = []): Home {
  return {
    matches: [...matches],
    scores: {},
    asked: null,
    figura: null,
    waiting: null,
    lists: [],
    achievements: { count: 0, latest: [] },
  };
}
