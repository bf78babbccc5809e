import type { SessionReply } from '@picadito/domain';
import { foreignMarkup } from '../support/canary.ts';
import { test } from '../support/injection.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { ask, rosterOf, seedList, seedMatch } from '../support/seed.ts';
import { expect } from '../support/test.ts';

test.describe('with payloads for addresses', () => {
  test.use({ expectedComplaint: /Failed to load resource|Content Security Policy/ });

  test('500 photos run nothing, and none is fetched from elsewhere', async ({
    page,
    signIn,
    noticed,
    refusals,
  }) => {
    await signIn();
    const session = await ask<SessionReply>(page, 'GET', '/api/session');
    let photoURL = '';
    await page.route('**/api/session', (route) =>
      route.fulfill({ json: { ...session, user: { ...session.user, photoURL } } }),
    );
    for (photoURL of PAYLOADS) {
      const answered = page.waitForResponse('**/api/session');
      await page.evaluate(() => window.postMessage({ type: 'picadito:signed-in' }, origin));
      await answered;
    }
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    expect(refusals.splice(0).filter((refusal) => !refusal.includes(' img-src '))).toEqual([]);
    // asking is noticed even where the browser refuses it
    expect(noticed.splice(0).filter((what) => what.startsWith('a '))).toEqual([]);
  });

  test('500 numbers make links to WhatsApp with digits only', async ({
    page,
    signIn,
    noticed: _,
  }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Ana' }]);
    const match = await seedMatch(page, list);
    const [ana] = await rosterOf(page, match);
    const players = PAYLOADS.map((whatsapp, at) => ({ ...ana, id: `${match.id}${at}`, whatsapp }));
    await page.route(`**/api/matches/${match.id}/players`, (route) =>
      route.fulfill({ json: players }),
    );
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    const links = page.locator('a[target=_blank]');
    await expect(links).toHaveCount(PAYLOADS.length);
    const addresses = await links.evaluateAll((all) =>
      all.map((a) => a.getAttribute('href') ?? ''),
    );
    const odd = (address: string) => !/^https:\/\/wa\.me\/\d*\?text=[^&#]*$/.test(address);
    expect(addresses.filter(odd)).toEqual([]);
    expect(await foreignMarkup(page)).toEqual([]);
  });

  test('500 queries, ids and paths lead to no script', async ({ page, signIn, noticed: _ }) => {
    await signIn();
    await page.goto('/history');
    for (const [path, says] of [
      ['/create-match?matchId=', true],
      ['/confirm-attendance?matchId=', true],
      ['/form-teams?matchId=', true],
      ['/share-teams?matchId=', true],
      ['/player-list/', false],
      ['/', false],
    ] as const) {
      const seen = await page.evaluate(visit, { path, says, payloads: PAYLOADS });
      expect(seen, path).toBe(PAYLOADS.length);
      expect(await foreignMarkup(page), path).toEqual([]);
    }
  });

  test('nor does what the pages of the sign-in and the contract are asked with', async ({
    page,
    noticed: _,
  }) => {
    for (const at of [0, 100, 200, 300, 400]) {
      const some = encodeURIComponent(PAYLOADS.slice(at, at + 100).join(' '));
      for (const path of [`/api/docs?q=${some}#${some}`, `/landing?error=${some}#${some}`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await foreignMarkup(page)).toEqual([]);
      }
      const begun = await page.request.get('/auth/google?mode=popup', { maxRedirects: 0 });
      const provider = new URL(begun.headers()['location'] ?? '');
      const back = `/auth/callback?error=${some}&state=${provider.searchParams.get('state')}`;
      const closing = await (await page.request.get(back)).text();
      expect(closing).toContain('<h1>Picadito</h1>');
      expect(PAYLOADS.filter((payload) => closing.includes(payload))).toEqual([]);
    }
  });
});

/** Goes to each address within the page; counts those whose screen stands, with the payload where it `says` it. */
async function visit({
  path,
  says,
  payloads,
}: {
  path: string;
  says: boolean;
  payloads: readonly string[];
}): Promise<number> {
  const screen = () => document.querySelector('main')?.textContent ?? '';
  // the router takes a query for encoded twice
  const read = (text: string) => (/%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text);
  let seen = 0;
  for (const payload of payloads) {
    window.history.pushState(null, '', path + encodeURIComponent(payload));
    const late = performance.now() + 5_000;
    const stands = () => (says ? screen().includes(read(payload)) : screen() !== '');
    do {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    } while (!stands() && performance.now() < late);
    if (stands()) seen += 1;
  }
  return seen;
}
