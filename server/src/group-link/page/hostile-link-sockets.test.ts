import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONNECTION_LIMITS } from '../../http/limits/connection-limits.ts';
import { aLinkedGroup, asForm } from '../../../testing/a-linked-group.ts';
import { hasExactKeys, expectNoPrivateFields } from '../../../testing/hostile/check-page.ts';
import { isProper, isSafe, type HostileResponse } from '../../../testing/hostile/check-response.ts';
import { linkRequests, type Pieces } from '../../../testing/hostile/link-streams.ts';
import { exchange } from '../../../testing/hostile/raw.ts';
import { seeded } from '../../../testing/hostile/seeds.ts';
import { timesLonger } from '../../../testing/how-many.ts';
import { ENGINE } from '../../../testing/temporary-database.ts';

/** Number of connections; each sends two hostile requests on average. */
const CONNECTIONS = timesLonger(ENGINE === 'sqlite' ? 400 : 100);
/**
 * The test fails unless each of these statuses is among the responses. Otherwise the server could refuse every request
 * before the code under test runs, and the test would pass without checking that code.
 */
const STATUSES =
  ENGINE === 'sqlite' ? [200, 303, 400, 403, 404, 408, 413, 415, 422, 431] : [200, 303, 400, 404];
const AT_ONCE = 20;
const HANG_MS = 1000;
const MS_EACH = 50;
/** Short limits, so that a connection that waits for the rest of a request ends soon. */
const SHORT = { ...CONNECTION_LIMITS, headers: 200, request: 200, checkEvery: 50 };

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;

function isOfPage(response: HostileResponse, group: Group): void {
  const { 'content-type': sent } = response.headers;
  const type = typeof sent === 'string' ? sent : '';
  isSafe(response);
  expectNoPrivateFields(response.body, group);
  if (type.startsWith('application/problem')) isProper(response, response.body === '');
  else if (response.body !== '') hasExactKeys({ ...response, type });
}

test(
  `${CONNECTIONS} connections with malformed bytes to the page of a link get one response per request, in time, without 5xx and with exact keys`,
  async () => {
    const group = await aLinkedGroup(6, { connectionLimits: SHORT });
    const { app, path, device } = group;
    const phone = device();
    const form = asForm(await phone.form(1, 'voy', { comment: 'llevo pelota' }));
    const timeOf = async (pieces: Buffer[]) => {
      const start = performance.now();
      const responses = await exchange(app, pieces);
      return { responses, ms: performance.now() - start };
    };
    const survives = async ({ pieces, count }: Pieces) => {
      const { responses, ms } = await timeOf(pieces);
      try {
        for (const response of responses) isOfPage(response, group);
        expect(responses.length).toBeLessThanOrEqual(count);
        // A busy machine may stop for a moment, but not at the same request again.
        expect(ms > HANG_MS ? (await timeOf(pieces)).ms : ms).toBeLessThan(HANG_MS);
      } catch (error) {
        const sent = JSON.stringify(Buffer.concat(pieces).toString('latin1')).slice(0, 1500);
        const told = JSON.stringify(responses).slice(0, 3000);
        throw new Error(`${told} to ${sent}: ${String(error)}`, { cause: error });
      }
      return responses.map(({ status }) => status);
    };
    const seen = new Set<number>();
    let answered = 0;
    const many = fc.array(linkRequests({ path, form }), { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(many, async (all) => {
        for (const statuses of await Promise.all(all.map(survives))) {
          answered += statuses.length;
          for (const status of statuses) seen.add(status);
        }
      }),
      seeded(CONNECTIONS / AT_ONCE, 'connections to links'),
    );
    expect(answered).toBeGreaterThan(CONNECTIONS);
    expect([...seen]).toEqual(expect.arrayContaining(STATUSES));
    expect((await phone.says(1, 'no', { soy: 'si' })).status).toBe(200);
  },
  CONNECTIONS * MS_EACH + 20_000,
);
