import { expect } from 'vitest';
import { idsOf, refused, type Walk, type RequestParts } from './ask.ts';

const MISSING = 'x'.repeat(22);
const ODD_IDS = ['1', "'--", '%00', '..%2f..', '%E0%A4%A'];
const NOT_JSON: RequestParts = { body: 'name=Beto', headers: { 'content-type': 'text/plain' } };
const BROKEN_JSON: RequestParts = {
  body: '{"name":',
  headers: { 'content-type': 'application/json' },
};
export const ODD_KEY: RequestParts = { headers: { 'idempotency-key': 'a b' } };
const TOO_DEEP: RequestParts = {
  body: '['.repeat(40) + ']'.repeat(40),
  headers: { 'content-type': 'application/json' },
};
const HUGE: RequestParts = { body: { name: 'x'.repeat(1_000_001) } };

/**
 * Checks by status: each sends the requests that must get this problem. Some requests contain further errors, because a
 * check that the server makes later must not take precedence.
 */
export const PROBLEMS: Record<number, (walk: Walk) => Promise<void>> = {
  403: async (walk) => {
    for (const who of [walk.mine, null]) {
      for (const parts of [{}, NOT_JSON]) {
        const headers = { ...parts.headers, 'sec-fetch-site': 'cross-site' };
        await refused(walk, { ...parts, headers, who }, 'permission-denied');
      }
    }
  },
  401: async (walk) => {
    const bodies = walk.row.body ? [NOT_JSON, HUGE, { body: {} }] : [];
    for (const parts of [{}, nowhere(walk), ...bodies]) {
      const { problem } = await refused(walk, { ...parts, who: null }, 'unauthenticated');
      expect(problem.detail).toBe('No user authenticated');
    }
  },
  415: async (walk) => {
    for (const parts of [NOT_JSON, BROKEN_JSON, { ...NOT_JSON, ...nowhere(walk) }]) {
      await refused(walk, parts, 'invalid-argument', 415);
    }
  },
  413: async (walk) => {
    await refused(walk, { ...HUGE, ...nowhere(walk) }, 'invalid-argument', 413);
  },
  404: async (walk) => {
    const bodies = walk.row.body ? [{}, { body: {} }, { body: [] }, ODD_KEY] : [{}];
    for (const [name, foreign] of Object.entries(idsOf(walk, walk.theirs))) {
      for (const body of bodies) {
        const responseTo = async (id: string) =>
          (await refused(walk, { ...body, ids: { [name]: id } }, 'not-found')).text;
        const missing = await responseTo(MISSING);
        for (const id of [foreign, ...ODD_IDS]) expect(await responseTo(id)).toBe(missing);
      }
    }
  },
  409: async (walk) => {
    const { row, mine } = walk;
    if (row.stale) await refused(walk, { body: row.stale(mine) }, 'failed-precondition');
  },
  422: async (walk) => {
    const { row, mine } = walk;
    if (walk.route.method !== 'GET') await refused(walk, TOO_DEEP, 'invalid-argument');
    const right = row.body?.(mine);
    for (const [path, part] of row.broken ?? []) {
      await expectValidationProblem(
        walk,
        { body: Array.isArray(part) ? part : { ...right, ...part } },
        path,
      );
    }
    for (const [path, query] of row.brokenQueries ?? [])
      await expectValidationProblem(walk, { query }, path);
  },
};

export async function expectValidationProblem(
  walk: Walk,
  parts: RequestParts,
  path: string | readonly (string | number)[],
): Promise<string> {
  const { problem, text } = await refused(walk, parts, 'invalid-argument');
  expect({ parts, path: problem.errors?.[0]?.path }).toEqual({ parts, path });
  expect(text).not.toMatch(/Invalid|expected|received/);
  return text;
}

function nowhere(walk: Walk): RequestParts {
  const names = Object.keys(idsOf(walk, walk.mine));
  return { ids: Object.fromEntries(names.map((name) => [name, MISSING])) };
}
