import type { SessionReply } from '@picadito/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { answerWhatsApp, PLAYERS } from '../support/attendance.ts';
import { rawGet } from '../support/server/http-client.ts';
import { REDIRECTS } from '../support/security/redirects.ts';
import { ask, seedList, seedMatch, seedRoster } from '../support/seed.ts';
import { newDatabase, startDemo } from '../support/server/server.ts';
import { expect, test } from '../support/test.ts';

/** Collects the addresses of other servers that pages of this browser navigate to, or try to. */
function elsewhere(context: BrowserContext, origin: string): string[] {
  const gone: string[] = [];
  context.on('request', (request) => {
    const isHere = new URL(request.url()).origin === origin;
    if (request.isNavigationRequest() && !isHere) gone.push(request.url());
  });
  return gone;
}

/** Makes the page read its session again, as after a sign-in. Returns the path to which it then navigates. */
function asksWhoIsThere(page: Page, returnAddress: string | null): Promise<string> {
  return page.evaluate(async (saved) => {
    if (saved !== null) {
      sessionStorage.setItem('auth_redirect_url', saved);
      localStorage.setItem('auth_redirect_timestamp', String(Date.now()));
    }
    const start = location.href;
    window.postMessage({ type: 'picadito:signed-in' }, origin);
    while (location.href === start) {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
    return location.href.slice(origin.length);
  }, returnAddress);
}

test('there are 200 different addresses', () => {
  expect(new Set(REDIRECTS).size).toBe(200);
});

for (const quarter of [0, 1, 2, 3]) {
  test(`no stored return address leaves the app, and a valid one is restored (${quarter + 1} of 4)`, async ({
    page,
    context,
    origin,
    startSession,
  }) => {
    const gone = elsewhere(context, origin);
    await startSession();
    const session = await ask<SessionReply>(page, 'GET', '/api/session');
    let told: SessionReply = session;
    await page.route('**/api/session', (route) => route.fulfill({ json: told }));
    await page.goto('/profile');
    // By this time the page has read its session by itself.
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
    const arrive = async (address: string): Promise<string> => {
      told = { ...session, user: null };
      expect(await asksWhoIsThere(page, null)).toBe('/landing');
      told = session;
      return asksWhoIsThere(page, address);
    };
    expect(await arrive('/history')).toBe('/history');
    for (const address of REDIRECTS.filter((_, at) => at % 4 === quarter)) {
      // Home with a query or a fragment is an address of the app.
      const fine = ['/dashboard', ...(/^\/[?#]/.test(address) ? [address] : [])];
      expect(fine, address).toContain(await arrive(address));
    }
    expect(gone).toEqual([]);
  });
}

test('the server redirects none of 200 paths and queries to another site', async ({ origin }) => {
  const hosts = [new URL(origin).host, new URL(origin).host.replace('127.0.0.1', 'localhost')];
  for (const address of REDIRECTS) {
    const query = encodeURIComponent(address);
    for (const target of [address, `/history?next=${query}`]) {
      // Browsers encode characters that the first line of a request cannot have.
      const sent = /^[!-~]+$/.test(target) ? target : encodeURI(target);
      for (const host of hosts) {
        const { status, location } = await rawGet(origin, sent, host);
        expect(status, `${host} ${sent}`).toBeLessThan(500);
        const to = new URL(location ?? '/', origin);
        expect(to.origin, `${host} ${sent} → ${location}`).toBe(origin);
      }
    }
  }
});

test('none of 200 parameters changes the target of a sign-in', async () => {
  const server = await startDemo({ DATABASE_URL: newDatabase(), RATE_LIMIT_SIGN_IN: 'off' });
  try {
    for (const address of REDIRECTS) {
      const wish = encodeURIComponent(address);
      const wishes = ['next', 'redirect_uri', 'return_to', 'mode'].map((name) => `${name}=${wish}`);
      const begun = await rawGet(server.url, `/auth/google?${wishes.join('&')}`);
      const provider = new URL(begun.location ?? '');
      expect(provider.origin, address).toBe(server.url);
      expect(provider.searchParams.getAll('redirect_uri')).toEqual([`${server.url}/auth/callback`]);
      const back = await rawGet(server.url, `/auth/callback?${wishes.join('&')}&state=${wish}`);
      expect(back).toEqual({ status: 302, location: '/landing?error=sign-in' });
    }
  } finally {
    await server.stop();
  }
});

const NEW_LIST = /^\/player-list\/[\w-]+$/;

test('creating a list returns only to a screen of the app that asked for it', async ({
  page,
  context,
  origin,
  startSession,
}) => {
  const gone = elsewhere(context, origin);
  await startSession();
  // An account without a match would be led to its first one as soon as the browser knows that there is none.
  await seedMatch(page, await seedList(page));
  for (const [next, path] of [
    ['/create-match', /^\/create-match$/],
    ['//evil.test', NEW_LIST],
    ['https://evil.test/create-match', NEW_LIST],
    ['javascript:alert(1)', NEW_LIST],
  ] as const) {
    await page.goto(`/create-players-list?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Nombre de la lista').fill('Viernes');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('WhatsApp').fill('+54 9 11 5555-1234');
    await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    await expect(page).toHaveURL((url) => url.origin === origin && path.test(url.pathname));
  }
  expect(gone).toEqual([]);
});

test('links to chats have no opener and no referrer', async ({ page, context, startSession }) => {
  await answerWhatsApp(context);
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  for (const open of [
    page.getByRole('button', { name: 'CONVOCAR A TODOS' }),
    page.getByRole('link', { name: /WhatsApp|MENSAJE/ }).first(),
  ]) {
    const opened = context.waitForEvent('page');
    await open.click();
    const chat = await opened;
    await expect(chat).toHaveTitle('WhatsApp');
    expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  }
});
