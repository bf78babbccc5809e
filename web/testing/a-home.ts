import type { Home, Match } from '@picadito/domain';

/** Returns the home of an organiser who has these matches and nothing else. */
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
