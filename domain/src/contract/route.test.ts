import { expect, test } from 'vitest';
import { methodOf, paramNames, pathOf, patternOf, collectionOf, parsePath } from './route.ts';

const CONFIRM = 'PUT /api/matches/:id/players/:playerId/confirm';

test('a route is its method and its path', () => {
  expect(methodOf(CONFIRM)).toBe('PUT');
  expect(patternOf(CONFIRM)).toBe('/api/matches/:id/players/:playerId/confirm');
  expect(paramNames(CONFIRM)).toEqual(['id', 'playerId']);
  expect(paramNames('GET /api/players')).toEqual([]);
});

test('a path is filled with its ids, encoded', () => {
  expect(pathOf(CONFIRM, { id: 'm1', playerId: 'a/b?c' })).toBe(
    '/api/matches/m1/players/a%2Fb%3Fc/confirm',
  );
  expect(pathOf('GET /api/players')).toBe('/api/players');
});

test('a query follows the path, encoded, without what is undefined', () => {
  const query = { order: 'created', q: 'Núñez & co', cursor: undefined };
  expect(pathOf('GET /api/matches', {}, query)).toBe(
    '/api/matches?order=created&q=N%C3%BA%C3%B1ez%20%26%20co',
  );
  expect(pathOf('GET /api/matches', {}, { cursor: undefined })).toBe('/api/matches');
  expect(pathOf('GET /api/matches/:id', { id: 'm1' }, { a: '1' })).toBe('/api/matches/m1?a=1');
});

test('a missing id does not compile', () => {
  // @ts-expect-error the path has two ids
  pathOf(CONFIRM, { id: 'm1' });
  // @ts-expect-error the ids have the names of the path
  pathOf('GET /api/matches/:id', { matchId: 'm1' });
  // @ts-expect-error a route has a method
  expect(patternOf('/api/players')).toBe('/api/players');
});

test('a path is parsed into its ids, and a path of another route gives null', () => {
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
