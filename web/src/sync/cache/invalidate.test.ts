import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invalidate, isUnder, updateCache } from './invalidate.ts';

test.each([
  ['/api/lists', true],
  ['/api/lists/1', true],
  ['/api/lists?order=created', true],
  ['/api/listsandmore', false],
  ['/api/matches', false],
])('invalidating /api/lists includes %s: %s', (path, reached) => {
  expect(isUnder('/api/lists', path)).toBe(reached);
});

test.each([
  ['/api/lists', true],
  ['/api/lists?order=created', true],
  ['/api/lists/1', false],
  ['/api/lists/1/players', false],
])('invalidating the collection /api/lists includes %s: %s', (path, reached) => {
  expect(isUnder('/api/lists?', path)).toBe(reached);
});

test.each([
  ['/api/matches?order=created', true],
  ['/api/matches?order=created&limit=20&q=', true],
  ['/api/matches', false],
  ['/api/matches?order=date', false],
])('invalidating the matches by creation includes %s: %s', (path, reached) => {
  expect(isUnder('/api/matches?order=created', path)).toBe(reached);
});

/** Simulates a screen that shows a list of names. The test answers each request. */
function aScreen(known?: string[]) {
  const client = new QueryClient();
  const answers: ((names: string[]) => void)[] = [];
  const queryKey = ['/api/lists'];
  if (known) client.setQueryData(queryKey, known);
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  onTestFinished(() => {
    leave();
    client.clear();
  });
  const add = (name: string) =>
    updateCache(client, ['/api/lists'], () =>
      client.setQueryData<string[]>(queryKey, (names) => names && [...names, name]),
    );
  return { client, leave, answers, add, shown: () => client.getQueryData<string[]>(queryKey) };
}

test('a response from before a write does not overwrite it', async () => {
  const { answers, add, shown } = aScreen(['Jueves']);
  expect(answers).toHaveLength(1);
  await add('Viernes');
  answers[0]?.(['Jueves']);
  await Promise.resolve();
  expect(shown()).toEqual(['Jueves', 'Viernes']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['Jueves', 'Viernes', 'Sábado']);
  await vi.waitFor(() => expect(shown()).toEqual(['Jueves', 'Viernes', 'Sábado']));
});

test('a query without data is refetched after a write', async () => {
  const { answers, add, shown } = aScreen();
  await add('Viernes');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.([]);
  answers[1]?.(['Viernes']);
  await vi.waitFor(() => expect(shown()).toEqual(['Viernes']));
});

test('data stays marked as stale when a response arrives that no screen waits for any more', async () => {
  const { client, leave, answers, shown } = aScreen();
  leave();
  invalidate(client, '/api/lists');
  answers[0]?.(['Jueves']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBeUndefined();
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ['/api/lists'],
    queryFn: async () => ['Jueves', 'Viernes'],
    staleTime: Infinity,
  });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(shown()).toEqual(['Jueves', 'Viernes']));
});

test('cached data of a screen that was left is fetched again when the screen opens', async () => {
  const { client, leave, answers, shown } = aScreen(['Jueves']);
  leave();
  invalidate(client, '/api/lists');
  answers[0]?.(['Jueves', 'from before']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['Jueves']);
  expect(client.getQueryState(['/api/lists'])?.isInvalidated).toBe(true);
});

test('data that changes while a screen loads for the first time is fetched again', async () => {
  const { client, answers, shown } = aScreen();
  invalidate(client, '/api/lists');
  answers[0]?.(['from before']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['Jueves']);
  await vi.waitFor(() => expect(shown()).toEqual(['Jueves']));
});
