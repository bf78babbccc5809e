import type { Match, MatchPlayer } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asTapped, confirmPlayer } from './attendance.ts';

const MATCH = 'match_0000000000000001';
const PLAYERS = [`/api/matches/${MATCH}/players`];

function player(id: string, confirmed = false): MatchPlayer {
  return {
    id,
    name: id,
    skillLevel: '3',
    rating: 3,
    whatsapp: null,
    confirmed,
    confirmedAt: null,
    declined: false,
  };
}

let client: QueryClient;
let answers: ((response: Response) => void)[];
let sent: unknown[];

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(PLAYERS, [player('ana'), player('beto', true)]);
  client.setQueryData(['/api/matches'], [{ id: MATCH, confirmedCount: 1 }]);
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (id: string) =>
  asTapped(client.getQueryData<MatchPlayer[]>(PLAYERS) ?? [], MATCH).find((one) => one.id === id)
    ?.confirmed;
const counted = () => client.getQueryData<Match[]>(['/api/matches'])?.[0]?.confirmedCount;
const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));

test('a tap shows at once and stays once the server has it, with the match counted anew', async () => {
  const done = confirmPlayer(client, MATCH, 'ana', true);
  expect(shown('ana')).toBe(true);
  expect(counted()).toBe(1);
  await asked(1);
  answers[0]?.(Response.json(player('ana', true)));
  expect(await done).toMatchObject({ id: 'ana', confirmed: true });
  expect(shown('ana')).toBe(true);
  expect(counted()).toBe(2);
});

test('a refused tap is undone', async () => {
  const done = confirmPlayer(client, MATCH, 'ana', true);
  await asked(1);
  answers[0]?.(new Response('{}', { status: 500 }));
  await expect(done).rejects.toThrow('500');
  expect(shown('ana')).toBe(false);
  expect(counted()).toBe(1);
});

test('the last of three taps stands, whatever the earlier ones answered', async () => {
  const first = confirmPlayer(client, MATCH, 'ana', true);
  await asked(1);
  const second = confirmPlayer(client, MATCH, 'ana', false);
  const third = confirmPlayer(client, MATCH, 'ana', true);
  answers[0]?.(Response.json(player('ana', true)));
  await asked(2);
  expect(shown('ana')).toBe(true);
  answers[1]?.(Response.json(player('ana', true)));
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect(await third).toMatchObject({ confirmed: true });
  expect(sent).toEqual([{ isConfirmed: true }, { isConfirmed: true }]);
});

test('when the last tap fails, the state the server told last is shown', async () => {
  const first = confirmPlayer(client, MATCH, 'ana', true);
  await asked(1);
  const second = confirmPlayer(client, MATCH, 'ana', false);
  answers[0]?.(Response.json(player('ana', true)));
  await asked(2);
  expect(shown('ana')).toBe(false);
  answers[1]?.(new Response('', { status: 503 }));
  await expect(second).rejects.toThrow('503');
  expect(await first).toBeNull();
  expect(shown('ana')).toBe(true);
});
