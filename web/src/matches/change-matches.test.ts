import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { removeMatch } from './change-matches.ts';

const thursday = aMatch({ id: 'thursday' });
const sunday = aMatch({ id: 'sunday', date: '2026-11-29' });

/**
 * Observes a path as a screen does. Its requests get no reply; the function returns an array to which each request is
 * added.
 */
function aRead(client: QueryClient, path: string) {
  const requested: string[] = [];
  const queryFn = () => new Promise<never>(() => void requested.push(path));
  onTestFinished(new QueryObserver(client, { queryKey: [path], queryFn }).subscribe(() => {}));
  return requested;
}

test('fetches of a deleted match are not repeated, and those of other matches are', async () => {
  const client = newQueryClient();
  client.setQueryData(['/api/home'], aHome([sunday, thursday]));
  const ofDeleted = ['', '/players', '/teams'].map((part) =>
    aRead(client, `/api/matches/thursday${part}`),
  );
  const ofOther = aRead(client, '/api/matches/sunday/players');
  await removeMatch(client, 'thursday');
  expect(client.getQueryData(['/api/home'])).toMatchObject({ matches: [{ id: 'sunday' }] });
  expect(ofDeleted.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(ofOther).toHaveLength(2);
});
