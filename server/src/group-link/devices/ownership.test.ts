import { GROUP_PAGE } from '@picadito/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { DEVICE_COOKIE } from '../../../testing/a-linked-group.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { everyCaller, type Caller } from '../../../testing/device-matrix/callers.ts';
import { requestsOf, type Cell } from '../../../testing/device-matrix/operations.ts';
import { outcomeOf, RULES, STANDINGS } from '../../../testing/device-matrix/rules.ts';
import { everyRow, type Rows, type StoredRow } from '../../../testing/every-row.ts';

const CELLS_MIN = 900;
const MS_EACH = 100;
const ANSWERS = ['answers', 'answer_log', 'confirmations', 'guests', 'players', 'players_lists'];

type Matrix = Awaited<ReturnType<typeof everyCaller>>;

type Texts = Map<string, Map<string, StoredRow>>;
const textsOf = (rows: Rows): Texts =>
  new Map(
    Object.entries(rows).map(([table, all]) => {
      return [table, new Map(all.map((row) => [JSON.stringify(row), row]))];
    }),
  );

function changedIn(before: Texts, after: Texts): Map<string, StoredRow[]> {
  const changed = [...after].map(([table, fresh]): [string, StoredRow[]] => {
    const old = before.get(table) ?? new Map<string, StoredRow>();
    const only = (one: typeof fresh, other: typeof fresh) =>
      [...one].flatMap(([text, row]) => (other.has(text) ? [] : [row]));
    return [table, [...only(old, fresh), ...only(fresh, old)]];
  });
  return new Map(changed.filter(([, rows]) => rows.length > 0));
}

/** Returns the texts that no reply to the caller may contain: all ids, and the names of other groups. */
function secretsFor({ group }: Caller, { groups }: Matrix): string[] {
  const ids = groups.flatMap((one) => [one.list.id, one.match.id, ...one.ids]);
  return [...ids, ...groups.filter((one) => one.name !== group.name).map(({ name }) => name)];
}

function faultsOf(reply: LightMyRequestResponse, caller: Caller, cell: Cell): string[] {
  const outcome = outcomeOf(cell.operation, caller);
  const status = outcome[cell.form];
  const isSet = reply.cookies.some(({ name }) => name === DEVICE_COOKIE);
  const hasCookie = outcome.hasCookie === true;
  const sets = hasCookie || (outcome.must.length > 0 && cell.operation !== 'the name is forgotten');
  return [
    ...(reply.statusCode === status ? [] : [`status ${reply.statusCode}, not ${status}`]),
    ...(isSet || !sets ? [] : ['no cookie']),
    ...(isSet && !hasCookie && outcome.must.length + outcome.may.length === 0 ? ['a cookie'] : []),
  ];
}

function wrongRows(changed: Map<string, StoredRow[]>, caller: Caller, cell: Cell): string[] {
  const outcome = outcomeOf(cell.operation, caller);
  const { must, may } = outcome;
  const isRefused = must.length + may.length === 0;
  const mayAnswer = !isRefused && !('isWithoutAnswer' in outcome);
  const forbidden = [...changed.keys()].filter(
    (table) => isRefused || (ANSWERS.includes(table) && !mayAnswer),
  );
  const elsewhere = (changed.get('devices') ?? []).filter(
    (row) => row['list_id'] !== caller.group.list.id,
  );
  const owners = new Set([...changed.values()].flat().map(({ user_id }) => user_id));
  return [
    ...must.filter((table) => !changed.has(table)).map((table) => `nothing in ${table}`),
    ...forbidden.map((table) => `${changed.get(table)?.length} rows of ${table}`),
    ...(elsewhere.length > 0 ? ['devices of another list'] : []),
    ...(owners.size > 1 ? ['rows of two organisers'] : []),
  ];
}

/** Sends the requests of a caller, and checks their replies and what they store against the rules. */
async function judged(
  matrix: Matrix,
  caller: Caller,
  { before, turn }: { before: Texts; turn: number | null },
): Promise<Judged> {
  const { server, state } = matrix;
  const secrets = secretsFor(caller, matrix);
  const cookies = caller.cookie === undefined ? {} : { [DEVICE_COOKIE]: caller.cookie };
  const cells = requestsOf(caller, matrix, turn);
  const faults: string[] = [];
  for (const cell of cells) {
    state.written = null;
    const reply = await server.app.inject({ ...cell.request, cookies });
    const { written } = state;
    const changed = written ? changedIn(before, textsOf(written)) : new Map<string, StoredRow[]>();
    const text = reply.body + JSON.stringify(reply.headers);
    const found = [
      ...faultsOf(reply, caller, cell),
      ...wrongRows(changed, caller, cell),
      ...secrets.filter((secret) => text.includes(secret)).map((secret) => `tells ${secret}`),
    ];
    const name = `${caller.name}, ${cell.operation} (${cell.form})`;
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return { count: cells.length, faults };
}

type Judged = { count: number; faults: string[] };

/**
 * Opens the stream of a page as the caller. Checks that the stream stays open, and that it reports only that there is
 * another version.
 */
async function judgedStream({ server }: Matrix, caller: Caller): Promise<Judged> {
  const headers = { cookie: `${DEVICE_COOKIE}=${caller.cookie ?? ''}` };
  const { response, leave, told } = await aStream(server.app, `${caller.path}/changes`, headers);
  const { json } = outcomeOf('the stream', caller);
  const isRight = response.status === json && told.every(({ data }) => isEmpty(data));
  leave();
  return { count: 1, faults: isRight ? [] : [`${caller.name}, the stream: ${response.status}`] };
}

const isEmpty = (data: unknown) => JSON.stringify(data) === '{}';

test(
  'every device may do through every public operation what the rules allow, stores nothing else, and reads no other list',
  async () => {
    const matrix = await everyCaller();
    const { server, state, callers } = matrix;
    const before = await everyRow(server.store);
    state.isDry = true;
    const texts = textsOf(before);
    const all: Judged[] = [];
    for (const [at, caller] of callers.entries()) {
      const isFirst = callers.findIndex(({ is }) => is === caller.is) === at;
      all.push(await judged(matrix, caller, { before: texts, turn: isFirst ? null : at }));
      if (!caller.own) all.push(await judgedStream(matrix, caller));
    }
    state.isDry = false;
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    expect(await everyRow(server.store)).toEqual(before);
    const cells = all.reduce((sum, { count }) => sum + count, 0);
    expect(cells).toBeGreaterThan(CELLS_MIN);
  },
  CELLS_MIN * MS_EACH,
);

test('every public operation of a group link is in the matrix', async () => {
  const { server, callers, ...others } = await everyCaller();
  const cells = callers.flatMap((caller) => requestsOf(caller, others, null));
  const asked = cells.map(({ request }) => `${request.method} ${request.url.split('?')[0]}`);
  const routes = server.app.routeTable
    .filter(({ url }) => url.startsWith('/g/:code'))
    .map(({ method, url }) => `${String(method)} ${url}`);
  const isAsked = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    return asked.some((one) => pattern.test(one));
  };
  // The stream stays open, so another test reads it.
  expect(routes.filter((route) => !isAsked(route))).toEqual([GROUP_PAGE.changes]);
});

test('the table of rules says for every operation what every kind of device may do', () => {
  const lengths = Object.values(RULES).map((letters) => letters.replaceAll(' ', '').length);
  expect(new Set(lengths)).toEqual(new Set([STANDINGS.length]));
});
