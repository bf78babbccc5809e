import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createBrowser } from '../../../testing/identity/browser.ts';
import { startDemoApp } from '../../../testing/identity/demo-app.ts';

let demo: Awaited<ReturnType<typeof startDemoApp>>;
const warnings: unknown[] = [];
const noteWarning = (warning: Error) => void warnings.push(warning);

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void warnings.push(words));
  process.on('warning', noteWarning);
  demo = await startDemoApp();
});
afterEach(() => demo.sessions.clear());
afterAll(async () => {
  await demo.app.close();
  process.off('warning', noteWarning);
  vi.restoreAllMocks();
});

const identities = () => [...demo.sessions.values()].map(({ identity }) => identity);
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

async function openChooser(headers: Record<string, string> = {}, query = '') {
  const browser = createBrowser(demo.publicUrl, headers);
  const { passed, response, body } = await browser.follow(`/auth/google${query}`);
  return { browser, address: passed.at(-1) ?? '', response, body };
}

test.each([
  ['demo@picadito.local', 'Cuenta de demostración'],
  ['vacio-7@picadito.local', 'Cuenta vacía 7'],
  ['vacio-999@picadito.local', 'Cuenta vacía 999'],
])('a hint signs %s in without the chooser', async (email, name) => {
  const browser = createBrowser(demo.publicUrl);
  const { response } = await browser.follow(`/auth/google?login_hint=${email}`, {}, '/landing');
  expect(response).not.toBeNull();
  expect(identities()).toEqual([
    { issuer: 'urn:picadito:demo', subject: email, name, email, picture: null },
  ]);
  expect(browser.cookieNames()).toContain(demo.cookies.session);
});

test.each([
  'vacio-0@picadito.local',
  'vacio-1000@picadito.local',
  'vacio-01@picadito.local',
  'ana@example.com',
  '',
])('the unknown hint %j shows the chooser', async (hint) => {
  const { body } = await openChooser({}, `?login_hint=${hint}`);
  expect(body).toContain('<h1>Elegí una cuenta</h1>');
  expect(identities()).toEqual([]);
});

test.each(['cross-site', 'same-site'])('a cross-site hint (%s) shows the chooser', async (site) => {
  const hint = '?login_hint=demo@picadito.local';
  const { body } = await openChooser({ 'sec-fetch-site': site }, hint);
  expect(body).toContain('Modo demostración');
  expect(identities()).toEqual([]);
});

test.each(['none', 'same-origin'])('a hint of this site (%s) signs in', async (site) => {
  const browser = createBrowser(demo.publicUrl, { 'sec-fetch-site': site });
  await browser.follow('/auth/google?login_hint=demo@picadito.local');
  expect(identities()).toHaveLength(1);
});

test('the provider shows the chooser to a cross-site request, even if the sign-in began with a hint', async () => {
  const begun = await createBrowser(demo.publicUrl).request(
    '/auth/google?login_hint=demo@picadito.local',
  );
  const address = (begun.headers.get('location') ?? '').slice(demo.publicUrl.length);
  const browser = createBrowser(demo.publicUrl, { 'sec-fetch-site': 'cross-site' });
  expect((await browser.follow(address)).body).toContain('Elegí una cuenta');
});

test('the chooser has no script and no inline style, and its policy forbids both', async () => {
  const { response, body } = await openChooser();
  expect(body).not.toMatch(/<script|<style|style=|javascript:/i);
  expect(response?.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; trusted-types 'none'; style-src 'self'; img-src data:; form-action 'self'/,
  );
  expect(response?.headers.get('cache-control')).toBe('no-store');
  const style = await createBrowser(demo.publicUrl).request('/demo/chooser.css');
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(await style.text()).toContain('min-height: 48px');
});

test.each([
  [{ account: 'demo@picadito.local' }, 'demo@picadito.local'],
  [{ account: 'vacio-2@picadito.local' }, 'vacio-2@picadito.local'],
  [{ number: ' 042 ' }, 'vacio-42@picadito.local'],
])('choosing %j signs that account in', async (fields, subject) => {
  const { browser, address } = await openChooser({ origin: demo.publicUrl });
  const { passed } = await browser.follow(address, form(fields));
  expect(passed.at(-1)).toBe('/');
  expect(identities().map((identity) => identity.subject)).toEqual([subject]);
});

test.each<Record<string, string>>([
  { number: '0' },
  { number: '1000' },
  { number: 'x' },
  { account: 'ana@example.com' },
  {},
])('an invalid choice %j shows the error and stays open', async (fields) => {
  const { browser, address } = await openChooser();
  const { response, body } = await browser.follow(address, form(fields));
  expect(response?.status).toBe(422);
  expect(body).toContain('Elegí un número del 1 al 999.');
  await browser.follow(address, form({ number: '3' }));
  expect(identities()).toHaveLength(1);
});

test('an invalid number stays in its field, other input is not echoed', async () => {
  const { browser, address } = await openChooser();
  expect((await browser.follow(address, form({ number: '1000' }))).body).toContain('value="1000"');
  const { body } = await browser.follow(address, form({ number: '"><script>' }));
  expect(body).not.toContain('<script');
});

test('cancelling makes no session and goes back to the landing page', async () => {
  const { browser, address } = await openChooser();
  const { passed } = await browser.follow(address, form({ cancel: '1' }));
  expect(passed.at(-1)).toBe('/landing?error=sign-in');
  expect(browser.cookieNames()).not.toContain(demo.cookies.session);
  expect(identities()).toEqual([]);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://127.0.0.1:1' },
])('a form post from another site (%j) is refused', async (headers) => {
  const { address, browser } = await openChooser(headers);
  const { response } = await browser.follow(address, form({ number: '3' }));
  expect(response?.status).toBe(403);
  expect(identities()).toEqual([]);
});

test('a choice that was not started in this browser gets an error page', async () => {
  const { address } = await openChooser();
  const { response, body } = await createBrowser(demo.publicUrl).follow(address);
  expect(response?.status).toBe(400);
  expect(body).toContain('Empezá de nuevo');
});

test('signing in with another account afterwards needs no further step', async () => {
  const browser = createBrowser(demo.publicUrl);
  for (const number of [1, 2, 1]) {
    await browser.follow(`/auth/google?login_hint=vacio-${number}@picadito.local`);
    expect(identities().map(({ subject }) => subject)).toEqual([`vacio-${number}@picadito.local`]);
  }
});

test('twenty concurrent sign-ins get their own accounts', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const addresses = numbers.map((number) => `vacio-${number}@picadito.local`);
  await Promise.all(
    addresses.map((email) =>
      createBrowser(demo.publicUrl).follow(`/auth/google?login_hint=${email}`),
    ),
  );
  expect(new Set(identities().map(({ subject }) => subject))).toEqual(new Set(addresses));
});

test('the provider prints nothing and logs no code or token', () => {
  expect(warnings).toEqual([]);
  expect(demo.logged.join('')).not.toMatch(/code=|token-|login_hint=|verifier|"level":[56]0/);
});
