import type { ResultReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aDevice } from '../../../testing/a-linked-group.ts';
import { twoServers } from '../../../testing/answer-histories/two-servers.ts';
import { changesOf } from '../../../testing/changes.ts';
import { client } from '../../../testing/test-app.ts';
import { OVER } from '../../../testing/thursdays.ts';
import { aPlayedGroup, VOTES_CLOSE } from '../../../testing/group-link/played/a-played-group.ts';

const SENDS = Array.from({ length: 20 }, (_, at) => at);

/**
 * Sets up a match that was played, two servers on one database, and phones whose requests alternate between the
 * servers.
 */
async function onTwoServers() {
  const [first, second] = await twoServers();
  const group = await aPlayedGroup(6, first);
  second.clock.now = OVER;
  const onServer = (at: number, number: number | null) => {
    const phone = aDevice(at % 2 === 0 ? first : second, group.path);
    if (number !== null) Object.assign(phone.cookies, group.phoneOf(number).cookies);
    return phone;
  };
  const rows = (table: 'figura_votes' | 'figura_closings' | 'score_proposals' | 'results') =>
    group.store.read.selectFrom(table).select(['match_id']).execute();
  return { ...group, servers: [first, second] as const, onServer, rows };
}

test('20 votes of a player at once on two servers count as one', async () => {
  const { votes, onServer, rows, personalPath } = await onTwoServers();
  const replies = await Promise.all(SENDS.map((at) => votes(1, 2 + (at % 4), onServer(at, 1))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows('figura_votes')).toHaveLength(1);
  // By the personal link each browser is a separate device.
  const own = await personalPath(2);
  await Promise.all(SENDS.map((at) => votes(2, 3, onServer(at, null), own)));
  expect(await rows('figura_votes')).toHaveLength(2);
});

test('20 reads at once on two servers after the close count the votes once', async () => {
  const { votes, servers, ana, match, rows, store } = await onTwoServers();
  for (const voter of [1, 3, 4]) await votes(voter, 2);
  for (const { clock } of servers) clock.now = VOTES_CLOSE;
  const url = `/api/matches/${match.id}/result`;
  const read = (at: number) =>
    client((servers[at % 2] ?? servers[0]).app, ana.token).get<ResultReply>(url);
  const replies = await Promise.all(SENDS.map(read));
  expect(replies.map(({ body }) => body.figura?.votes)).toEqual(SENDS.map(() => 3));
  expect(await rows('figura_closings')).toHaveLength(1);
  const totals = await store.read.selectFrom('figura_totals').select('votes').execute();
  expect(totals).toEqual([{ votes: 3 }]);
});

test('a device that votes for several players at once on two servers counts once', async () => {
  const { votes, proposes, onServer, rows, personalPath } = await onTwoServers();
  const links = await Promise.all([1, 2, 3, 4].map((number) => personalPath(number)));
  const sent = await Promise.all(
    SENDS.map((at) => votes(1 + (at % 4), 6, onServer(at, 5), links[at % 4])),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await rows('figura_votes')).toHaveLength(1);
  await Promise.all(
    SENDS.map((at) => proposes(1 + (at % 4), '4–3', onServer(at, 5), links[at % 4])),
  );
  expect(await rows('score_proposals')).toHaveLength(1);
  expect(await rows('results')).toEqual([]);
});

test('20 scores of two players who agree, at once on two servers, make one result', async () => {
  const { proposes, onServer, rows, result, store, match } = await onTwoServers();
  const recorded = await changesOf(store, async () => {
    const sent = SENDS.map((at) => proposes(1 + (at % 2), '4–3', onServer(at >> 1, 1 + (at % 2))));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(SENDS.map(() => 200));
  });
  expect((await result()).score).toEqual({ claro: 4, oscuro: 3 });
  expect(await rows('results')).toHaveLength(1);
  expect(await rows('score_proposals')).toHaveLength(2);
  // Every recorded change is a change of this match: a first proposal, or the result.
  expect(new Set(recorded)).toEqual(new Set([`match ${match.id}`]));
});
