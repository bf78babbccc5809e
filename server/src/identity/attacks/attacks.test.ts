import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { CLIENT } from '../../../testing/identity/provider/provider.ts';
import { startStage } from '../../../testing/identity/provider/stage.ts';
import { lying, type Attack, type Mode } from './attack.ts';
import { ATTEMPT_ATTACKS } from './attempts.ts';
import { CALLBACK_ATTACKS } from './callbacks.ts';
import { CLAIM_ATTACKS } from './claims.ts';
import { ENDPOINT_ATTACKS } from './endpoints.ts';
import { SIGNATURE_ATTACKS } from './signatures.ts';

const ATTACKS = [
  CLAIM_ATTACKS,
  SIGNATURE_ATTACKS,
  ENDPOINT_ATTACKS,
  CALLBACK_ATTACKS,
  ATTEMPT_ATTACKS,
].flat();

const ATTACKS_MIN = 40;

let theatre: Awaited<ReturnType<typeof startStage>>;
beforeAll(async () => {
  theatre = await startStage(PUBLIC_URL);
});
afterAll(() => theatre.close());

/**
 * Runs an attempt. Returns whether it signed in, its end as `endOf` describes it, and how many users, identities and
 * sessions it added to the database.
 */
async function tried(attempt: Attack[1], mode: Mode) {
  const before = await counted();
  const scene = await theatre.scene();
  try {
    const response = await attempt(scene, mode);
    const after = await counted();
    const isIn = response.cookies.some(({ name }) => name === theatre.cookies.session);
    return {
      isIn,
      end: endOf(response),
      stored: after.map((rows, at) => rows - (before[at] ?? 0)),
    };
  } finally {
    scene.provider.close();
  }
}

const counted = () =>
  Promise.all(
    (['users', 'identities', 'sessions'] as const).map(
      async (table) => (await theatre.rowsOf(table)).length,
    ),
  );

/** Returns the address of the redirect, the outcome on the popup's page, or the status. */
function endOf({ headers, body, statusCode }: Awaited<ReturnType<Attack[1]>>): string {
  if (statusCode === 302) return String(headers.location);
  return /data-outcome="([^"]+)"/.exec(body)?.[1] ?? String(statusCode);
}

test.for<[Mode, string]>([
  ['redirect', '/'],
  ['popup', 'signed-in'],
])('a valid response of the provider signs in (%s)', async ([mode, end]) => {
  expect(await tried(lying({}), mode)).toEqual({ isIn: true, end, stored: [1, 1, 1] });
});

const now = () => Math.floor(Date.now() / 1000);
test.for<[string, Attack[1]]>([
  ['an ID token that ended a moment ago', lying({ claims: () => ({ exp: now() - 20 }) })],
  ['an ID token of a clock that is ahead', lying({ claims: () => ({ iat: now() + 20 }) })],
  [
    'several audiences, with this client as the authorized party',
    lying({ claims: () => ({ aud: [CLIENT.clientId, 'another'], azp: CLIENT.clientId }) }),
  ],
  ['a sub as long as may be', lying({ claims: () => ({ sub: 's'.repeat(255) }) })],
  ['no names at all', lying({ claims: () => ({ name: undefined }), userinfo: null })],
])('an unusual but valid response signs in: %s', async ([, attempt]) => {
  expect(await tried(attempt, 'redirect')).toMatchObject({ isIn: true, end: '/' });
});

test('the attacks under test exist', () => {
  expect(new Set(ATTACKS.map(([name]) => name)).size).toBeGreaterThanOrEqual(ATTACKS_MIN);
});

test.for(ATTACKS)('sign-in is refused with %s', async ([, attempt, rightful = 0]) => {
  for (const mode of ['redirect', 'popup'] as const) {
    const { isIn, end, stored } = await tried(attempt, mode);
    expect({ isIn, stored }).toEqual({ isIn: false, stored: Array(3).fill(rightful) });
    expect(end).toMatch(/^(\/landing\?error=sign-in|sign-in-failed|404)$/);
  }
});
