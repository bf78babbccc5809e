import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../testing/identity/browser.ts';
import { startDemoApp } from '../../testing/identity/demo-app.ts';

let demo: Awaited<ReturnType<typeof startDemoApp>>;
beforeAll(async () => {
  demo = await startDemoApp();
});
afterEach(() => {
  demo.sessions.clear();
  demo.clock.now = Date.now;
});
afterAll(() => demo.app.close());

const HINT = 'login_hint=vacio-1@picadito.local';
const FAILED = '/landing?error=sign-in';

/**
 * Runs a sign-in in a new browser up to the provider's redirect. Returns the browser and the address of the callback,
 * which is not requested yet.
 */
async function answered(mode: string) {
  const browser = createBrowser(demo.publicUrl, { 'user-agent': 'Un navegador' });
  const { passed } = await browser.follow(
    `/auth/google?mode=${mode}&${HINT}`,
    {},
    '/auth/callback',
  );
  return { browser, callback: passed.at(-1) ?? '' };
}

const hasSession = (browser: ReturnType<typeof createBrowser>) =>
  browser.cookieNames().includes(demo.cookies.session);
const attempts = (browser: ReturnType<typeof createBrowser>) =>
  browser.cookieNames().filter((name) => name.startsWith(demo.cookies.attemptPrefix));

test('the authorization request has PKCE S256, state, nonce and the account chooser', async () => {
  const response = await createBrowser(demo.publicUrl).request('/auth/google');
  expect(response.status).toBe(302);
  const query = new URL(response.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    prompt: 'select_account',
    scope: 'openid email profile',
    redirect_uri: `${demo.publicUrl}/auth/callback`,
    state: expect.stringMatching(/^.{40,}$/),
    nonce: expect.stringMatching(/^.{40,}$/),
    code_challenge: expect.stringMatching(/^.{43}$/),
  });
});

test.each([
  [{}, 'vacio-1@picadito.local'],
  [{ 'sec-fetch-site': 'same-origin' }, 'vacio-1@picadito.local'],
  [{ 'sec-fetch-site': 'none' }, 'vacio-1@picadito.local'],
  [{ 'sec-fetch-site': 'same-site' }, null],
  [{ 'sec-fetch-site': 'cross-site' }, null],
  [{ 'sec-fetch-site': 'what else' }, null],
])('only a request from this site passes on its login hint: %j', async (headers, hint) => {
  const response = await createBrowser(demo.publicUrl, { ...headers }).request(
    `/auth/google?${HINT}`,
  );
  const url = new URL(response.headers.get('location') ?? '');
  expect(url.searchParams.get('login_hint')).toBe(hint);
});

test('a sign-in by redirect ends at / with a session cookie that scripts cannot read', async () => {
  const { browser, callback } = await answered('redirect');
  const response = await browser.request(callback);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/');
  const cookie = response.headers.getSetCookie().find((line) => line.includes('token-'));
  expect(cookie).toMatch(
    /^picadito-\d+=token-1-[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect([...demo.sessions.values()][0]?.device).toBe('Un navegador');
  expect(attempts(browser)).toEqual([]);
});

test('a sign-in in a pop-up ends with a page that reports the outcome without inline script', async () => {
  const { browser, callback } = await answered('popup');
  const response = await browser.request(callback);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  const body = await response.text();
  expect(body).toContain('data-outcome="signed-in"');
  expect(body).toContain('Listo. Ya podés cerrar esta ventana.');
  expect(body.match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/auth/callback.js" defer>']);
  expect(hasSession(browser)).toBe(true);
  const script = await browser.request('/auth/callback.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain("new BroadcastChannel('picadito-auth')");
});

test('a repeated callback creates one session, even with the first cookie restored', async () => {
  const { browser, callback } = await answered('redirect');
  const cookie = attempts(browser)
    .map((name) => `${name}=${browser.cookie(name)}`)
    .join('; ');
  await browser.request(callback);
  expect((await browser.request(callback)).headers.get('location')).toBe(FAILED);
  const thief = createBrowser(demo.publicUrl, { cookie });
  expect((await thief.request(callback)).headers.get('location')).toBe(FAILED);
  expect(demo.sessions.size).toBe(1);
});

test('a callback in another browser creates no session', async () => {
  const { callback } = await answered('redirect');
  const other = createBrowser(demo.publicUrl);
  expect((await other.request(callback)).headers.get('location')).toBe(FAILED);
  await other.request('/auth/google');
  expect((await other.request(callback)).headers.get('location')).toBe(FAILED);
  expect(demo.sessions.size).toBe(0);
});

test.each([
  ['another state', (state: string) => state.split('').toReversed().join('')],
  ['a state that only begins alike', (state: string) => `${state.slice(0, 20)}${'x'.repeat(23)}`],
])('a callback with %s creates no session', async (_case, change) => {
  const { browser, callback } = await answered('redirect');
  const url = new URL(callback, demo.publicUrl);
  url.searchParams.set('state', change(url.searchParams.get('state') ?? ''));
  const response = await browser.request(url.pathname + url.search);
  expect(response.headers.get('location')).toBe(FAILED);
  expect(demo.sessions.size).toBe(0);
});

test('after an error of the provider the page in the pop-up reports that the sign-in failed', async () => {
  const { browser, callback } = await answered('popup');
  const state = new URL(callback, demo.publicUrl).searchParams.get('state') ?? '';
  const iss = encodeURIComponent(`${demo.publicUrl}/demo`);
  const response = await browser.request(
    `/auth/callback?error=access_denied&state=${state}&iss=${iss}`,
  );
  expect(await response.text()).toContain('data-outcome="sign-in-failed"');
  expect(attempts(browser)).toEqual([]);
  expect(hasSession(browser)).toBe(false);
});

test('a sign-in attempt expires after ten minutes, even if the browser still sends its cookie', async () => {
  const { browser, callback } = await answered('redirect');
  demo.clock.now = () => Date.now() + 10 * 60_000 + 1000;
  expect((await browser.request(callback)).headers.get('location')).toBe(FAILED);
  expect(demo.sessions.size).toBe(0);
});

test('two tabs can sign in at the same time', async () => {
  const browser = createBrowser(demo.publicUrl);
  const begin = () => browser.follow(`/auth/google?${HINT}`, {}, '/auth/callback');
  const first = (await begin()).passed.at(-1) ?? '';
  const second = (await begin()).passed.at(-1) ?? '';
  expect((await browser.request(first)).headers.get('location')).toBe('/');
  expect((await browser.request(second)).headers.get('location')).toBe('/');
});

test('a browser holds at most four sign-in attempts, the newest among them', async () => {
  const browser = createBrowser(demo.publicUrl);
  for (let count = 0; count < 8; count += 1) await browser.request('/auth/google');
  expect(attempts(browser)).toHaveLength(4);
  const { passed } = await browser.follow(`/auth/google?${HINT}`);
  expect(passed.at(-1)).toBe('/');
});

test('signing in again issues a new token and ends the old session', async () => {
  const browser = createBrowser(demo.publicUrl);
  await browser.follow(`/auth/google?${HINT}`);
  const old = browser.cookie(demo.cookies.session) ?? '';
  await browser.follow(`/auth/google?${HINT}`);
  const token = browser.cookie(demo.cookies.session) ?? '';
  expect(token).not.toBe(old);
  expect([...demo.sessions.keys()]).toEqual([token]);
});

test('signing out ends the session on the server and in the browser, and is idempotent', async () => {
  const browser = createBrowser(demo.publicUrl);
  await browser.follow(`/auth/google?${HINT}`);
  expect(demo.sessions.size).toBe(1);
  for (let time = 0; time < 2; time += 1) {
    const response = await browser.request('/auth/sign-out', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(demo.sessions.size).toBe(0);
    expect(hasSession(browser)).toBe(false);
  }
});
