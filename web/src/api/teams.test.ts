import { afterEach, expect, test, vi } from 'vitest';
import { saveTeams } from './teams.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers each call with the next status and notes its method. */
function serverAnswering(...statuses: number[]): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) => {
    methods.push(method ?? '');
    return Promise.resolve(new Response('{}', { status: statuses[methods.length - 1] ?? 500 }));
  });
  return methods;
}

test.each([
  ['a match without teams gets them', false, [201], ['POST']],
  ['a match with teams gets others', true, [200], ['PUT']],
  ['teams made meanwhile on another device are updated', false, [409, 200], ['POST', 'PUT']],
  ['teams dropped meanwhile are created again', true, [404, 201], ['PUT', 'POST']],
])('%s', async (_name, exist, statuses, expected) => {
  const methods = serverAnswering(...statuses);
  await saveTeams('/api/matches/m/teams', exist, {});
  expect(methods).toEqual(expected);
});

test('any other refusal is told, not tried again', async () => {
  const methods = serverAnswering(422);
  await expect(saveTeams('/api/matches/m/teams', false, {})).rejects.toThrow('422');
  expect(methods).toEqual(['POST']);
});
