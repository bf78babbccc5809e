import { API, listContract, patternOf, PLAYERS, playerContract } from '@picadito/domain';
import { expect, test } from 'vitest';
import { readLists } from '../players/lists.ts';
import { testApp } from '../../testing/test-app.ts';
import { publicRoutes, signedInRoutes } from './route.ts';

/** Addresses that are not operations: pages load them, or they redirect. */
const NOT_DECLARED = ['/auth/callback.js', '/auth/callback.css', '/g', '/g/*', '/c', '/c/*'];

test('every operation of the contract has a route, and every route is an operation', async () => {
  const { app } = await testApp();
  const routes = app.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && !NOT_DECLARED.includes(url))
    .map(({ method, url }) => `${String(method)} ${url}`);
  const declared = API.flatMap((table) => Object.values(table)).map(({ route }) => route);
  expect(routes.toSorted()).toEqual(declared.toSorted());
  expect(declared).toContain(`GET ${patternOf(PLAYERS.list)}`);
});

const never = () => Promise.reject(new Error('not called'));

test('a handler that does not fit the contract does not compile', () => {
  const table = {
    list: readLists,
    create: never,
    read: never,
    rename: { notFoundUnless: never, handle: never },
    remove: never,
    players: never,
    file: never,
    addPlayer: { notFoundUnless: never, handle: never },
  };
  const { addPlayer, ...withoutOne } = table;
  const wrong = [
    // @ts-expect-error an operation without a handler
    signedInRoutes(listContract, withoutOne),
    // @ts-expect-error an operation with an id and a body, but without `notFoundUnless`
    signedInRoutes(listContract, { ...table, addPlayer: addPlayer.handle }),
    // @ts-expect-error a reply of another shape
    signedInRoutes(listContract, { ...table, read: () => ({ id: 'x' }) }),
    signedInRoutes(listContract, {
      ...table,
      // @ts-expect-error a body has no such field
      create: (context, organiser, { body }) => body.players.title,
    }),
    signedInRoutes(listContract, {
      ...table,
      // @ts-expect-error a path has no such id
      read: (context, organiser, { params }) => params.listId,
    }),
    // @ts-expect-error a table of other operations
    publicRoutes(playerContract, table),
  ];
  expect(wrong).toHaveLength(6);
});
