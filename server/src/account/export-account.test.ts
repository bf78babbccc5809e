import * as z from 'zod/mini';
import {
  accountExportReply,
  type AccountExport,
  type BibsReply,
  type CaptainReply,
  type GroupLink,
  type LineupContext,
  type ListMoneyReply,
  type MatchMoneyReply,
  type Match,
  type MatchAnswers,
  type MatchPlayerReply,
  type NameHolders,
  type NightReply,
  type Autopilot,
  type Player,
  type PlayersList,
  type Profile,
  type ResultReply,
  type ShownNames,
  teamsFromWire,
  type SurveyOfList,
  type SurveyReply,
  type TeamsOnWire,
  type TeamsReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import type { Store, Reader } from '../store/store.ts';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { createList, createMatch } from '../../testing/a-match.ts';
import { writeLists } from '../../testing/full-database/past-limits.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

const read = async <T>(organiser: Client, url: string) => (await organiser.get<T>(url)).body;

async function eveningOf(organiser: Client, matchId: string) {
  const url = `/api/matches/${matchId}/evening`;
  const { sitOut, calls, groupCalledAt } = await read<LineupContext>(organiser, url);
  return { sitOut, calls, groupCalledAt };
}

const namesHeld = (client: Client, listId: string) =>
  read<NameHolders>(client, `/api/lists/${listId}/devices`);

const NO_MONEY = {
  cost: null,
  price: null,
  paidBy: null,
  closedAt: null,
  closedCost: null,
  closedPrice: null,
  depositOutcome: null,
  players: [],
};

const A_TIME: unknown = expect.stringMatching(/^2026-11-\d\dT/);

/** Returns the expected `byLink` of a match; `author` is the id of the player who has answered for another player. */
async function byLinkOf(
  client: Client,
  { id: matchId, perSide, teamCount }: Match,
  author: string,
) {
  const received = await read<MatchAnswers>(client, `/api/matches/${matchId}/answers`);
  const authorOf = (source: string) => (source === 'other' ? author : null);
  return {
    capacity: received.capacity === perSide * teamCount ? null : received.capacity,
    answersUntil: received.answersUntil,
    regularsUntil: received.regularsUntil,
    answers: received.answers.map(({ playerId, answer, comment, answeredAt, source }) => {
      const never = { queuedAt: null, promotedAt: null, toldAt: null };
      return {
        playerId,
        answer,
        comment,
        answeredAt,
        ...never,
        authorId: authorOf(source),
        isClaim: source === 'claim',
        before: null,
        endedAbsence: null,
        hasDeclined: answer === 'declined',
      };
    }),
    log: received.log.toReversed().map(({ playerId, answer, source, at, kind, isUndone }) => ({
      playerId,
      answer,
      authorId: authorOf(source),
      at,
      kind,
      isComment: false,
      undoneAt: isUndone ? A_TIME : null,
      replaced: CHANGED_NOBODY_ELSE,
    })),
    undo: received.lastUndo && {
      at: received.lastUndo.at,
      entries: received.log.flatMap(({ isUndone, at }) => (isUndone ? [at] : [])),
      states: [NOT_CONFIRMED],
      devices: [],
      proposals: [],
      guests: [],
    },
    // The author of a guest's answer is the host.
    guests: received.log.flatMap(({ playerId, source, name }) =>
      source === 'other' && name === 'Dani'
        ? [{ playerId, hostId: author, broughtAt: A_TIME, isKept: false, leftAt: null }]
        : [],
    ),
  };
}

const ANY_TEXT: unknown = expect.any(String);
const CHANGED_NOBODY_ELSE: unknown = expect.objectContaining({ guests: [], movedUp: [] });
const NOT_CONFIRMED: unknown = expect.objectContaining({ confirmed: false });

const NEWCOMER = {
  kind: 'newcomer',
  name: 'Nueva',
  answer: null,
  comment: null,
  madeAt: A_TIME,
  matchId: null,
  playerId: null,
  authorId: null,
  dismissedUntil: null,
};

async function byAutopilotOf(client: Client, matchId: string) {
  const { state, steps } = await read<Autopilot>(client, `/api/matches/${matchId}/autopilot`);
  const isOn = steps.length > 0;
  const teams = (wire: TeamsOnWire | null) => wire && teamsFromWire(wire);
  expect(state).toBe(isOn ? 'over' : 'off');
  return {
    teamsShownAt: isOn ? ANY_TEXT : null,
    autopilot: isOn ? { isAsleep: false, actedAt: ANY_TEXT, stoppedAt: null } : null,
    steps: steps.toReversed().map(({ at, kind, before, after }) => {
      return { at, kind, before: teams(before), after: teams(after), undoneAt: null };
    }),
  };
}

async function captainOf(client: Client, matchId: string) {
  const { actions } = await read<CaptainReply>(client, `/api/matches/${matchId}/captain`);
  if (actions.length === 0) return null;
  const done = actions.toReversed().map(({ at, kind, playerId, detail }) => {
    return { at, kind, playerId, authorId: ANY_TEXT, detail };
  });
  return { playerId: ANY_TEXT, since: A_TIME, actions: done };
}

/** Returns the result and the night that the export should have for a match; one of them is empty. */
async function outcomeOf(client: Client, { id, teamCount }: Match) {
  if (teamCount === 2)
    return { result: await resultOf(client, id), night: { games: [], finishedAt: null } };
  const { games } = await read<NightReply>(client, `/api/matches/${id}/games`);
  const result = { score: null, scorers: [], decidedAt: null, proposed: [], votes: [] };
  return { result, night: { games, finishedAt: ANY_TEXT } };
}

async function resultOf(client: Client, matchId: string) {
  const url = `/api/matches/${matchId}/result`;
  const { score, scorers, decidedAt, figura, proposals } = await read<ResultReply>(client, url);
  const proposed = proposals.flatMap(({ claro, oscuro, players }) =>
    players.map(({ playerId }) => ({ playerId, claro, oscuro, proposedAt: ANY_TEXT })),
  );
  // All players with votes have the same number here.
  const { players: all = [], votes: each = 0 } = figura ?? {};
  const votes = all
    .map(({ playerId }) => ({ playerId, votes: each }))
    .toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  return { score, scorers, decidedAt, proposed, votes };
}

async function linksOf(client: Client) {
  const lists = await read<PlayersList[]>(client, '/api/lists');
  const links = await Promise.all(
    lists.map(async ({ id }) => {
      const link = await read<GroupLink>(client, `/api/lists/${id}/link`);
      return {
        listId: id,
        isOn: link.isOn,
        previewsMatch: link.previewsMatch,
        isStrict: link.isStrict,
        sharesLevels: link.sharesLevels,
      };
    }),
  );
  return links
    .filter(({ isOn }) => isOn)
    .toSorted((one, other) => (one.listId < other.listId ? -1 : 1));
}

async function writtenNamesOf(client: Client) {
  const lists = await read<PlayersList[]>(client, '/api/lists');
  const names = await Promise.all(
    lists.map(({ id }) => read<ShownNames>(client, `/api/lists/${id}/link/names`)),
  );
  const written = names.flat().filter(({ isWritten }) => isWritten);
  return written.map(({ playerId, shownName }) => ({ playerId, shownName }));
}

async function surveysOf(client: Client) {
  const lists = await read<PlayersList[]>(client, '/api/lists');
  const all = await Promise.all(
    lists.map(({ id }) => read<SurveyReply>(client, `/api/lists/${id}/survey`)),
  );
  const idOf = ({ survey }: SurveyOfList) => survey?.id ?? '';
  return all
    .map(({ listId, survey }): SurveyOfList => ({ listId, survey }))
    .filter(({ survey }) => survey !== null)
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

/**
 * Returns the changes of day, time and place that the export should have for a match. Each match that was moved to
 * 2026-11-20 has one; the others have none.
 */
function movesOf({ date, location }: Match) {
  if (date !== '2026-11-20') return [];
  const before =
    location === 'Parque'
      ? { date: '2026-12-01', time: '10:00' }
      : { date: '2026-11-26', time: '21:00' };
  return [{ movedAt: A_TIME, ...before, location }];
}

test('the export has the same data as the other replies', async () => {
  const { signedIn, clock, context } = await testApp();
  const ana = await signedIn('ana', { email: 'ana@id.test' });
  const { list, match: first, ids } = await aFullAccount(ana, context);
  await aFullAccount(await signedIn('beto'), context);
  clock.now += 10 * 24 * 60 * 60 * 1000;
  const { status, headers, body } = await ana.get<AccountExport>('/api/me/export');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="picadito.json"',
    'cache-control': 'no-store',
  });
  expect(z.parse(accountExportReply, body)).toEqual(body);

  const other = body.links.find(({ listId }) => listId !== list.id)?.listId ?? '';
  const dropOut = body.proposals.find(({ matchId }) => matchId !== null);
  const [author, pending] = [dropOut?.authorId ?? '', dropOut?.playerId ?? ''];
  const holders = (await namesHeld(ana, list.id)).map(({ playerId }) => playerId);
  expect(holders.toSorted()).toEqual([author, pending].toSorted());
  const [nameInOther] = await namesHeld(ana, other);
  const otherHolder = nameInOther?.playerId ?? '';
  const times = { claimedAt: ANY_TEXT, usedAt: ANY_TEXT, doubtedAt: null, deniedAt: null };
  const own = { ...times, claimCount: 0, answeredMatchId: null, noticesSince: null };
  const noticed = { ...own, noticesSince: A_TIME };
  const claim = { ...own, doubtedAt: ANY_TEXT, claimCount: 1, answeredMatchId: ANY_TEXT };
  const money = await read<ListMoneyReply>(ana, `/api/lists/${list.id}/money`);
  const { players: rows } = await read<MatchMoneyReply>(ana, `/api/matches/${first.id}/money`);
  const [payer = ''] = money.settings.neverPays;
  const exempt = rows.find(({ isExempt, playerId }) => isExempt && playerId !== payer);
  const flags = {
    isExempt: true,
    isAbsent: false,
    isChargedAnyway: false,
    paysOwn: false,
    paysToday: false,
    wasConfirmed: false,
  };
  const moneyOfFirst = {
    ...NO_MONEY,
    cost: 35_000,
    paidBy: payer,
    players: [{ playerId: exempt?.playerId, ...flags }],
  };
  const matches = await read<Match[]>(ana, '/api/matches');
  expect(matches.length).toBeGreaterThan(1);
  expect(body).toEqual({
    exportedAt: '2026-11-30T21:00:00.000000Z',
    profile: await read(ana, '/api/me'),
    identities: [
      { issuer: 'https://id.test', subject: 'ana', createdAt: '2026-11-20T21:00:00.000000Z' },
    ],
    sessions: await read(ana, '/api/sessions'),
    lists: await read(ana, '/api/lists'),
    players: await read(ana, '/api/players'),
    links: await linksOf(ana),
    devices: [
      { listId: list.id, playerId: author, ...noticed },
      { listId: list.id, playerId: pending, ...own },
      { listId: list.id, playerId: author, ...claim },
      { listId: other, playerId: otherHolder, ...noticed },
      { listId: other, playerId: otherHolder, ...claim },
    ],
    proposals: [
      { listId: list.id, ...NEWCOMER },
      { ...dropOut, listId: list.id, madeAt: A_TIME, name: null, dismissedUntil: null },
      { listId: other, ...NEWCOMER },
    ],
    helpers: [
      {
        id: ANY_TEXT,
        listId: list.id,
        name: null,
        rights: 'matches',
        invitedAt: A_TIME,
        expiresAt: A_TIME,
        acceptedAt: null,
        confirmedAt: null,
      },
    ],
    surveys: await surveysOf(ana),
    shownNames: await writtenNamesOf(ana),
    mergedPlayers: [
      { id: ANY_TEXT, playerId: ANY_TEXT, listId: ANY_TEXT, name: 'Mellizo', mergedAt: A_TIME },
    ],
    matches: await Promise.all(
      matches.map(async (match) => {
        const teams = await ana.get<TeamsReply>(`/api/matches/${match.id}/teams`);
        return {
          ...match,
          players: await read<MatchPlayerReply[]>(ana, `/api/matches/${match.id}/players`),
          takenOut: match.id === first.id ? [ids[2]] : [],
          moves: movesOf(match),
          teams: teams.status === 200 ? teams.body : null,
          bibsTakenBy: (await read<BibsReply>(ana, `/api/matches/${match.id}/bibs`)).takenBy,
          ...(await eveningOf(ana, match.id)),
          byLink: await byLinkOf(ana, match, match.listId === other ? otherHolder : author),
          byAutopilot: await byAutopilotOf(ana, match.id),
          ...(await outcomeOf(ana, match)),
          money: match.id === first.id ? moneyOfFirst : NO_MONEY,
          captain: await captainOf(ana, match.id),
        };
      }),
    ),
    money: [
      {
        listId: list.id,
        currency: 'ARS',
        settings: money.settings,
        claims: [{ playerId: payer, amount: 3500, at: A_TIME }],
      },
    ],
    ledger: money.entries.map((entry) => ({
      ...entry,
      listId: list.id,
      isShare: false,
      shareOf: null,
    })),
    stats: await read(ana, '/api/players/stats'),
    badges: await read(ana, `/api/users/${body.profile.id}/badges`),
    marks: await read(ana, '/api/marks'),
    absences: await read(ana, '/api/players/absences'),
    levelSuggestions: [{ playerId: pending, answeredAt: ANY_TEXT, asksAgain: false }],
    handovers: [{ listId: ANY_TEXT, helperId: ANY_TEXT, staysHelper: true, expiresAt: ANY_TEXT }],
  });
});

test('an export with more players than one page of the database contains each player once and in order', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { id } = await read<Profile>(ana, '/api/me');
  await store.transaction((tx) => writeLists(tx, id, [1999, 2001, 1]));
  const { body } = await ana.get<AccountExport>('/api/me/export');
  const players = await read<Player[]>(ana, '/api/players');
  expect(new Set(players.map((player) => player.id)).size).toBe(4001);
  expect(body.players).toEqual(players);
  expect(body.stats).toEqual(await read(ana, '/api/players/stats'));
});

test('an empty account can be exported, a visitor cannot export', async () => {
  const { signedIn, visitor } = await testApp();
  const { body } = await (await signedIn('ana')).get<AccountExport>('/api/me/export');
  expect(body).toMatchObject({ lists: [], players: [], matches: [], stats: [], badges: [] });
  expect((await visitor.get('/api/me/export')).status).toBe(401);
});

test('the export is a consistent snapshot under concurrent writes', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  // Each list has one match and every player is on a list, at any moment.
  const add = async (number: number) => {
    const list = await createList(ana, `Lista ${number}`, '234');
    return (await createMatch(ana, list.id)).listId ?? '';
  };
  const lists = [await add(0), await add(1), await add(2)];
  const remove = (id = '') => ana.delete(`/api/lists/${id}`);
  const exports: AccountExport[] = [];
  for (let number = 3; number < 12; number += 1) {
    const [exported] = await Promise.all([
      ana.get<AccountExport>('/api/me/export'),
      add(number).then((id) => lists.push(id)),
      remove(lists.shift()),
    ]);
    exports.push(exported.body);
  }
  for (const account of exports) {
    const known = new Set(account.lists.map(({ id }) => id));
    expect(account.players.filter(({ listId }) => !known.has(listId))).toEqual([]);
    expect(account.stats.map(({ playerId }) => playerId)).toEqual(
      account.players.map(({ id }) => id),
    );
    for (const { id, playerCount } of account.lists) {
      expect(account.players.filter(({ listId }) => listId === id)).toHaveLength(playerCount);
    }
    for (const match of account.matches) {
      expect(match.players).toHaveLength(match.playerCount);
      expect(match.listId === null || known.has(match.listId)).toBe(true);
    }
  }
});

test('the number of statements of an export does not grow with the account', async () => {
  const store = await temporaryStore();
  let statements = 0;
  const counting = (db: Reader): Reader =>
    new Proxy(db, {
      get(target, name: keyof Reader) {
        if (name === 'selectFrom') statements += 1;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const counted: Store = {
    ...store,
    snapshot: (work) => store.snapshot((db) => work(counting(db))),
  };
  const { signedIn, context } = await testApp({}, counted);
  const ana = await signedIn('ana');
  const exported = async () => {
    statements = 0;
    await ana.get('/api/me/export');
    return statements;
  };
  await aFullAccount(ana, context);
  const few = await exported();
  expect(few).toBeGreaterThan(10);
  for (let number = 0; number < 2; number += 1) await aFullAccount(ana, context);
  expect(await exported()).toBe(few);
});
