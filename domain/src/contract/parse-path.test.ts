import { expect, test } from 'vitest';
import { collectionOf, parsePath } from './parse-path.ts';
import { pathOf } from './route.ts';

const CONFIRM = 'PUT /api/matches/:id/players/:playerId/confirm';

test('a path is parsed into its ids, one of another route is null', () => {
  const ids = { id: 'm-1', playerId: 'a_b' };
  expect(parsePath(CONFIRM, pathOf(CONFIRM, ids))).toEqual(ids);
  expect(parsePath('GET /api/players', '/api/players')).toEqual({});
  for (const path of ['/api/matches', '/api/matches/m1/players', '/api/matches/m1?q=a', '/']) {
    expect(parsePath('GET /api/matches/:id', path), path).toBeNull();
  }
});

test('the paths of a route are under its collection', () => {
  expect(collectionOf(CONFIRM)).toBe('/api/matches');
  expect(collectionOf('GET /api/players/stats')).toBe('/api/players/stats');
});
