import { LISTS, type Match, MATCHES, type Player, PLAYERS, ROSTER } from '@picadito/domain';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { deleteIfExists, http } from './http.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Response>();

beforeEach(() => {
  sent.mockReset().mockImplementation(() => Response.json({ id: 'm1' }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => sent(path, init));
});
afterEach(() => vi.unstubAllGlobals());

function last() {
  const [path, init] = sent.mock.lastCall ?? [];
  return [`${init?.method} ${path}`, init?.body];
}

test('a route is requested by its method, its path with the ids, its query and its body', async () => {
  await http(MATCHES.change, { params: { id: 'm1' }, body: { time: '21:00' } });
  expect(last()).toEqual(['PATCH /api/matches/m1', '{"time":"21:00"}']);
  await http(MATCHES.list, { query: { q: 'Núñez' } });
  expect(last()).toEqual(['GET /api/matches?q=N%C3%BA%C3%B1ez', null]);
  await http(LISTS.list);
  expect(last()).toEqual(['GET /api/lists', null]);
});

test('the reply has the type of the route, an empty one is undefined', async () => {
  const match = await http(MATCHES.read, { params: { id: 'm1' } });
  expect(match).toEqual({ id: 'm1' });
  expectTypeOf(match).toEqualTypeOf<Match>();
  sent.mockReturnValue(new Response(null, { status: 204 }));
  const nothing = await http(MATCHES.remove, { params: { id: 'm1' } });
  expect(nothing).toBeUndefined();
  expectTypeOf(nothing).toEqualTypeOf<undefined>();
});

test('one body gets one reply, an array of bodies gets an array of replies', async () => {
  const params = { id: 'l1' };
  const ana = { name: 'Ana', skillLevel: '3', whatsapp: null };
  const one = () => http(LISTS.addPlayer, { params, body: ana });
  const several = () => http(LISTS.addPlayer, { params, body: [ana] as const });
  expectTypeOf(one).returns.resolves.toEqualTypeOf<Player>();
  expectTypeOf(several).returns.resolves.toEqualTypeOf<Player[]>();
  await several();
  expect(last()).toEqual(['POST /api/lists/l1/players', JSON.stringify([ana])]);
  expectTypeOf(() => http(PLAYERS.list)).returns.resolves.toEqualTypeOf<Player[]>();
});

test('a request outside of the contract does not compile', () => {
  const params = { id: 'm1' };
  const wrong = [
    // @ts-expect-error a match has no field `hour`
    () => http(MATCHES.change, { params, body: { time: '21:00', hour: '21' } }),
    // @ts-expect-error a place is a text
    () => http(MATCHES.change, { params, body: { location: 7 } }),
    // @ts-expect-error the id of the match is missing
    () => http(MATCHES.change, { body: { time: '21:00' } }),
    // @ts-expect-error the body is missing
    () => http(MATCHES.change, { params }),
    // @ts-expect-error a request that reads has no body
    () => http(MATCHES.read, { params, body: {} }),
    // @ts-expect-error the path of all matches has no id
    () => http(MATCHES.list, { params }),
    // @ts-expect-error matches have no such order
    () => http(MATCHES.list, { query: { order: 'name' } }),
    // @ts-expect-error the level is missing
    () => http(LISTS.addPlayer, { params, body: [{ name: 'Ana' }] }),
    // @ts-expect-error the contract has no such route
    () => http('GET /api/teams'),
    // @ts-expect-error the id of the player is missing
    () => deleteIfExists(ROSTER.remove, { id: 'm1' }),
    // @ts-expect-error the route deletes nothing
    () => deleteIfExists(MATCHES.read, { id: 'm1' }),
  ];
  expect(wrong).toHaveLength(11);
});

test('deleting a missing resource succeeds, other failures reject', async () => {
  sent.mockReturnValue(new Response('', { status: 404 }));
  await expect(deleteIfExists(LISTS.remove, { id: 'a' })).resolves.toBeUndefined();
  sent.mockReturnValue(new Response('', { status: 503 }));
  await expect(deleteIfExists(LISTS.remove, { id: 'a' })).rejects.toThrow('503');
});
