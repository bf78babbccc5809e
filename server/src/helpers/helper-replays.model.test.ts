import { takesIdempotencyKey } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import type { Row } from '../../testing/contract/row.ts';
import { CONTRACT } from '../../testing/contract/table.ts';
import { worldOf, type Ids } from '../../testing/contract/world.ts';
import { requestAbout, rightsFor } from '../../testing/helper-matrix/cells.ts';
import { MISSING } from '../../testing/ownership/odd-ids.ts';
import { comparableParts } from '../../testing/ownership/secrets.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';
import { cookieNames } from '../identity/cookies.ts';

type Headers = Record<string, string>;

const MS_PER_ROW = 5000;
const MISSING_IDS: Ids = {
  user: MISSING,
  list: MISSING,
  match: MISSING,
  player: MISSING,
  second: 'y'.repeat(MISSING.length),
  outsider: 'z'.repeat(MISSING.length),
};

/** The rows of operations that a helper may use, by the name of their subject. */
const rowsOf = (isTested: (row: Row) => boolean) =>
  Object.entries(CONTRACT).flatMap(([subject, all]) => {
    const rows = all.filter((row) => rightsFor(row) !== undefined && isTested(row));
    return rows.length > 0 ? [[subject, rows] as const] : [];
  });

/**
 * Creates an owner and a helper with all rights, and sends the request of a row as the helper. `ask` sends it again by
 * a user, and `like` sends the same request about ids that do not exist; the replies are comparable.
 */
async function aRequest(server: Awaited<ReturnType<typeof testApp>>, row: Row) {
  const owner = await worldOf(server, crypto.randomUUID());
  await row.before?.(owner, server);
  await row.good[0]?.given?.(owner, server);
  const { client, list } = owner;
  const rights = 'matches-and-money';
  const helping = { list, rights } as const;
  const helper = await helps(await server.signedIn(crypto.randomUUID()), client, helping);
  const stranger = await server.signedIn(crypto.randomUUID());
  const path = `/api/lists/${list}/helpers/${helper.helper}`;
  // The players whom a helper can name are those of the list.
  const { user, match, player, second } = owner;
  const ids: Ids = { user, list, match, player, second, outsider: second };
  const plain = (text: string) =>
    [...Object.values(ids), ...Object.values(MISSING_IDS)].reduce(
      (all, id) => all.replaceAll(id, 'id'),
      text,
    );
  const send = async (who: Client, about: Ids, headers: Headers) => {
    const { method, url, payload } = requestAbout({ row }, about);
    const cookies = { [cookieNames(PUBLIC_URL).session]: who.token ?? '' };
    const body = payload === undefined ? {} : { payload };
    return server.app.inject({ method, url, cookies, ...body, headers } as InjectOptions);
  };
  return {
    owner,
    helper: helper.client,
    stranger,
    ask: async (who: Client, headers: Headers = {}) => send(who, ids, headers),
    /** Expects that a user gets what the user gets for ids that do not exist, byte for byte. */
    isMissing: async (who: Client, headers: Headers) => {
      const [got, like] = [await send(who, ids, headers), await send(who, MISSING_IDS, headers)];
      const name = `${row.route} ${JSON.stringify(headers)}`;
      expect({ name, got: plain(JSON.stringify(comparableParts(got))) }).toEqual({
        name,
        got: plain(JSON.stringify(comparableParts(like))),
      });
    },
    reduce: () => client.patch(path, { rights: 'matches' }),
    remove: () => client.delete(path),
  };
}

const named = (row: Row) => requestAbout({ row }, MISSING_IDS).url.includes(MISSING);
const checked = { count: 0 };

test.each(rowsOf(({ isConditional = false }) => isConditional))(
  '%s: after the help, and without its rights, no ETag gets a 304 or tells that something is there',
  async (_subject, rows) => {
    const server = await testApp();
    const start = server.clock.now;
    for (const row of rows) {
      server.clock.now = start;
      const { owner, helper, stranger, ask, isMissing, reduce, remove } = await aRequest(
        server,
        row,
      );
      const { etag } = (await ask(helper)).headers;
      if (etag === undefined) continue;
      const known = { 'if-none-match': etag };
      const { route } = row;
      expect({ route, status: (await ask(helper, known)).statusCode }).toEqual({
        route,
        status: 304,
      });
      if (named(row)) await isMissing(stranger, known);
      await reduce();
      if (rightsFor(row) !== 'matches' && named(row)) await isMissing(helper, known);
      await remove();
      checked.count += 1;
      if (named(row)) {
        await isMissing(helper, known);
        continue;
      }
      const { statusCode, body } = await ask(helper, known);
      expect({ route, statusCode }).toEqual({ route, statusCode: 200 });
      for (const id of [owner.list, owner.match, owner.player]) expect(body).not.toContain(id);
    }
  },
  20 * MS_PER_ROW,
);

test.each(rowsOf(({ route }) => takesIdempotencyKey(route)))(
  '%s: after the help, without its rights, and for others, no key replays a reply to a helper',
  async (_subject, rows) => {
    const server = await testApp();
    const start = server.clock.now;
    for (const row of rows) {
      server.clock.now = start;
      const { helper, stranger, ask, isMissing, reduce, remove } = await aRequest(server, row);
      const key = { 'idempotency-key': 'clave' };
      const first = await ask(helper, key);
      const { route } = row;
      expect({ route, isStored: first.statusCode < 300 }).toEqual({ route, isStored: true });
      expect((await ask(helper, key)).body).toBe(first.body);
      await isMissing(stranger, key);
      await reduce();
      if (rightsFor(row) !== 'matches') await isMissing(helper, key);
      await remove();
      await isMissing(helper, key);
      checked.count += 1;
    }
  },
  20 * MS_PER_ROW,
);

/** Needs the requests that the tests above have counted. */
test('the operations with ETags and keys that a helper may use are checked', () => {
  expect(checked.count).toBeGreaterThan(30);
});
