import type { Match, Home } from '@picadito/domain';

/**
 * Returns a pending match on a Thursday evening in Buenos Aires, without players, with the fields in `differs`
 * replaced.
 */
export function aMatch(differs: Partial<Match> = {}): Match {
  return {
    id: 'match',
    userId: 'user',
    organizerId: 'user',
    listId: 'list',
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    googlePlaceId: null,
    status: 'pendiente',
    isRecurring: false,
    recurringDay: null,
    seriesId: null,
    timeZone: 'America/Argentina/Buenos_Aires',
    playerCount: 0,
    confirmedCount: 0,
    teamCounts: null,
    deletedCount: 0,
    hasMoney: false,
    perSide: 5,
    teamCount: 2,
    courtMinutes: 120,
    rotation: null,
    endsAt: '2026-11-27T02:00:00.000000Z',
    createdAt: '2026-11-21T13:25:00.123456Z',
    owner: null,
    ...differs,
  };
}

export function aHome(matches: readonly Match[] = []): Home {
  return {
    matches: [...matches],
    scores: {},
    asked: null,
    figura: null,
    waiting: null,
    autopilot: null,
    captain: null,
    bibs: null,
    lists: [],
    achievements: { count: 0, latest: [] },
  };
}
