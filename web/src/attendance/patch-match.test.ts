import type { ChangeDetail, Home, Match, MatchPlayerReply } from '@picadito/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { unanswered } from '../matches/create-match.ts';
import { patchMatch } from './patch-match.ts';

const AT = '2026-11-20T12:00:00.000000Z';
const HOME = ['/api/home'];
const ALONE = ['/api/matches/m1'];
const ROSTER = ['/api/matches/m1/players'];
const match = aMatch({ id: 'm1', confirmedCount: 0 });
const roster = unanswered(
  ['ana', 'beto'].map((id) => {
    return {
      id,
      listId: 'l1',
      userId: 'u1',
      name: id,
      rating: 3,
      skillLevel: '3',
      whatsapp: null,
      isRegular: false,
      createdAt: AT,
      owner: null,
    };
  }),
);
const confirmed: ChangeDetail = {
  part: 'attendance',
  confirmedCount: 1,
  players: [{ id: 'beto', confirmed: true, confirmedAt: AT, declined: false }],
};
const declined: ChangeDetail = {
  part: 'attendance',
  confirmedCount: 0,
  players: [{ id: 'beto', confirmed: false, confirmedAt: null, declined: true }],
};

let client: QueryClient;
beforeEach(() => {
  client = newQueryClient();
  vi.stubGlobal('window', new EventTarget());
  client.setQueryData(HOME, aHome([match]));
  client.setQueryData(ALONE, match);
  client.setQueryData(ROSTER, roster);
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const patchByOther = (...details: ChangeDetail[]) =>
  patchMatch(client, 'm1', { details, isOwn: false });
const patchByThisTab = (...details: ChangeDetail[]) =>
  patchMatch(client, 'm1', { details, isOwn: true });
const cachedData = () => ({
  home: client.getQueryData<Home>(HOME)?.matches[0],
  alone: client.getQueryData<Match>(ALONE),
  beto: client.getQueryData<MatchPlayerReply[]>(ROSTER)?.[1],
});

/** Observes the roster as a screen does, and returns a resolver for each fetch. */
function openRoster() {
  const answers: ((players: MatchPlayerReply[]) => void)[] = [];
  const observer = new QueryObserver<MatchPlayerReply[]>(client, {
    queryKey: ROSTER,
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
  });
  observer.subscribe(() => {});
  return answers;
}

test('a confirmation is shown on home and on the roster without a request', async () => {
  await patchByOther(confirmed);
  expect(cachedData()).toMatchObject({
    home: { confirmedCount: 1 },
    alone: { confirmedCount: 1 },
    beto: { name: 'beto', confirmed: true, confirmedAt: AT },
  });
  expect(client.getQueryData<MatchPlayerReply[]>(ROSTER)?.[0]).toBe(roster[0]);
});

test('the last of several changes holds, even if an earlier one arrives later', async () => {
  await patchByOther(declined, confirmed);
  expect(cachedData().beto).toMatchObject({ confirmed: true });
  // The player was declined elsewhere and then confirmed here; the event of the other device arrives after the
  // response.
  await patchByOther(declined, confirmed);
  expect(cachedData().beto).toMatchObject({ confirmed: true, declined: false });
});

test('pages of matches get the new count and lose their old ETag', async () => {
  const other = aMatch({ id: 'm2' });
  const page = { rows: [match, other], total: 2, next: null, etag: 'W/"1"' };
  const key = ['/api/matches?order=created&limit=20&q=', 'pages'];
  const known = { pages: [page, { ...page, rows: [other] }], pageParams: ['a', 'b'] };
  client.setQueryData(key, known);
  await patchByOther(confirmed);
  const { pages } = client.getQueryData<typeof known>(key) ?? known;
  expect(pages[0]).toEqual({ ...page, rows: [{ ...match, confirmedCount: 1 }, other], etag: null });
  expect(pages[1]).toEqual(known.pages[1]);
});

test('saved teams are counted on home', async () => {
  const teamCounts = { claro: 5, oscuro: 5, suplentes: 1 };
  await patchByOther({ part: 'teams', teamCounts }, { part: 'lineup-context' });
  expect(cachedData()).toMatchObject({ home: { teamCounts }, alone: { teamCounts } });
});

test('stale data stays stale, and missing data is not created', async () => {
  await client.invalidateQueries({ queryKey: ROSTER });
  client.removeQueries({ queryKey: ALONE });
  await patchByOther(confirmed);
  expect(cachedData()).toMatchObject({ alone: undefined, beto: { confirmed: false } });
  expect(client.getQueryState(ROSTER)?.isInvalidated).toBe(true);
  expect(client.getQueryState(ALONE)).toBeUndefined();
});

test('a fetch in progress is restarted, so that it does not undo the change', async () => {
  const answers = openRoster();
  void client.invalidateQueries({ queryKey: ROSTER });
  await patchByOther(confirmed);
  expect(answers).toHaveLength(2);
  answers[0]?.(roster);
  answers[1]?.(roster.map((player) => ({ ...player, confirmed: true })));
  await vi.waitFor(() => expect(cachedData().beto).toMatchObject({ confirmed: true }));
});

test('a change by this page leaves the fetch that its response has started', async () => {
  const answers = openRoster();
  void client.invalidateQueries({ queryKey: ROSTER });
  await patchByThisTab(confirmed);
  expect(answers).toHaveLength(1);
  expect(cachedData()).toMatchObject({ home: { confirmedCount: 1 }, beto: { confirmed: false } });
});
