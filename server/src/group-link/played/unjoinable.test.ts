import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { engineAt } from '../../store/engines/engine-at.ts';
import { openStore } from '../../store/store.ts';
import { teamsInHalves } from '../../../testing/a-match.ts';
import { aDevice } from '../../../testing/a-linked-group.ts';
import { aWorld } from '../../../testing/worlds/a-world.ts';
import { aDatabase } from '../../../testing/copies.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';
import { OVER } from '../../../testing/thursdays.ts';
import {
  aPlayedGroup,
  HOUR,
  VOTES_CLOSE,
} from '../../../testing/group-link/played/a-played-group.ts';

/** The votes of a world: the number of each voter, and the number of the player who gets the vote. */
type Votes = readonly (readonly [number, number])[];

/**
 * Sets up a database in which a match of six players is over and has no votes. Each world is a copy of this database
 * with other votes.
 */
async function beforeVotes() {
  const address = await aDatabase();
  const store = await openStore(engineAt(address));
  const { ana, match, list, ids, path, phones, personalPath, keyOf } = await aPlayedGroup(
    6,
    await testApp({}, store),
  );
  const own = await personalPath(1);
  // Badges have random ids, and this date keeps all matches from earning any.
  const noBadges = { deeds_after: '2099-01-01' };
  await store.transaction((tx) => tx.updateTable('users').set(noBadges).execute());
  await store.close();
  const cookies = phones.map((phone) => phone.cookies);
  return { address, token: ana.token, match, list, ids, path, own, cookies, keyOf };
}

const READS = ['/api/figuras', '/api/home', '/api/players/stats/figures', '/api/me/export'];
const OF_THE_MOMENT = /"(exportedAt|lastSeenAt|token)":"[^"]*"/g;

type Before = Awaited<ReturnType<typeof beforeVotes>>;

async function aWorldOf(before: Before, cast: Votes) {
  const { address, token, match, ids, path, own, cookies, keyOf } = before;
  const world = await aWorld(address, token);
  const { app, clock, organiser } = world;
  clock.now = OVER;
  const phones = cookies.map((cookie) => {
    const phone = aDevice(world, path);
    Object.assign(phone.cookies, cookie);
    return phone;
  });
  const vote = (voter: number, figura: number) => {
    const fields = { match: keyOf(match.id), player: keyOf(ids[voter - 1] ?? '') };
    return phones[voter - 1]?.sends('vote', { ...fields, figura: keyOf(ids[figura - 1] ?? '') });
  };
  for (const [voter, figura] of cast) expect((await vote(voter, figura))?.status).toBe(200);

  const result = `/api/matches/${match.id}/result`;
  const ofOrganiser = [result, ...READS];
  const session = { [cookieNames(PUBLIC_URL).session]: token ?? '' };
  const bodyOf = async (url: string, sent: Record<string, string> = {}) =>
    (await app.inject({ url, cookies: sent })).body.replaceAll(OF_THE_MOMENT, '');
  /** Returns the pages of the organiser, a visitor, a personal link and two devices. */
  const read = async () => {
    const seen = [await bodyOf(path), await bodyOf(own)];
    for (const url of ofOrganiser) seen.push(await bodyOf(url, session));
    for (const phone of phones.slice(0, 2)) seen.push(await bodyOf(path, phone.cookies));
    return seen;
  };
  const saves = (players: readonly string[]) =>
    organiser.put(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, players));
  const patches = (changes: object) => organiser.patch(`/api/matches/${match.id}`, changes);
  const after = async (change: () => Promise<Replied | undefined>) => {
    clock.now += 60_000;
    const reply = await change();
    return { status: reply?.status, body: reply?.body, seen: await read() };
  };
  return { ...world, before, vote, saves, patches, after };
}

type Replied = { status: number; body: unknown };
type World = Awaited<ReturnType<typeof aWorldOf>>;

/** Name of the correction after which rows, backup and log are compared. */
const FIRST = 'the second did not play';

/** Corrections that an organiser may make after the votes are counted, by name. They are made in this order. */
const CORRECTIONS: Record<string, (world: World) => Promise<Replied | undefined>> = {
  [FIRST]: ({ saves, before: { ids } }) => saves(ids.filter((id) => id !== ids[1])),
  'only three did': ({ saves, before: { ids } }) => saves(ids.slice(0, 3)),
  'all are back': ({ saves, before: { ids } }) => saves(ids),
  'a voter is deleted': ({ organiser, before: { ids } }) =>
    organiser.delete(`/api/players/${ids[3]}`),
  'one with votes is deleted': ({ organiser, before: { ids } }) =>
    organiser.delete(`/api/players/${ids[0]}`),
  'the match is suspended': ({ patches }) => patches({ status: 'cancelado' }),
  'and was played after all': ({ patches }) => patches({ status: 'completado' }),
  'it is moved to the next week': ({ patches }) =>
    patches({ date: '2026-12-03', status: 'pendiente' }),
  'it ends once more, and they vote again': async ({ clock, vote }) => {
    clock.now = OVER + 7 * 24 * HOUR;
    return vote(2, 3);
  },
  'a day later': async ({ clock }) => {
    clock.now += 25 * HOUR;
    return undefined;
  },
  'the match is deleted': ({ organiser, before: { match } }) =>
    organiser.delete(`/api/matches/${match.id}`),
  'the list is deleted': ({ organiser, before: { list } }) =>
    organiser.delete(`/api/lists/${list.id}`),
};

test.each<[string, Votes[]]>([
  [
    'who of six voted for whom',
    [
      [1, 2, 2, 1, 3, 2, 4, 2, 5, 1, 6, 3],
      [1, 2, 2, 1, 3, 1, 4, 2, 5, 2, 6, 3],
    ].map(inPairs),
  ],
  [
    'who voted',
    [
      [1, 2, 3, 2, 4, 5],
      [6, 2, 1, 5, 4, 2],
    ].map(inPairs),
  ],
])(
  'after the close two databases that differ only in %s stay alike through every correction, in rows, backup, export, log, pages and replies',
  async (_, casts) => {
    const before = await beforeVotes();
    const worlds: World[] = [];
    for (const cast of casts) worlds.push(await aWorldOf(before, cast));
    for (const { clock } of worlds) clock.now = VOTES_CLOSE;
    for (const [name, correct] of Object.entries(CORRECTIONS)) {
      const [one, other] = await Promise.all(
        worlds.map((world) => world.after(() => correct(world))),
      );
      expect({ name, ...other }).toEqual({ name, ...one });
      if (name !== FIRST) continue;
      const [left, leftOfOther] = await Promise.all(worlds.map(({ leavings }) => leavings()));
      expect(leftOfOther).toEqual(left);
    }
  },
);

test('two databases with different totals are not alike', async () => {
  const before = await beforeVotes();
  const [one, other] = await Promise.all(
    [
      [1, 2, 3, 2, 4, 5],
      [1, 2, 3, 5, 4, 2, 6, 2],
    ].map(async (cast) => {
      const world = await aWorldOf(before, inPairs(cast));
      world.clock.now = VOTES_CLOSE;
      return { ...(await world.after(async () => undefined)), ...(await world.leavings()) };
    }),
  );
  expect(one?.seen).not.toEqual(other?.seen);
  expect(one?.backup).not.toEqual(other?.backup);
});

function inPairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((number, at): [number, number][] =>
    at % 2 === 0 ? [[number, numbers[at + 1] ?? 0]] : [],
  );
}
