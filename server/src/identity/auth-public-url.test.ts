import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStage } from '../../testing/identity/provider/stage.ts';

let theatre: Awaited<ReturnType<typeof startStage>>;
beforeAll(async () => {
  theatre = await startStage('https://picadito.example');
});
afterAll(() => theatre.close());

const REDIRECT_URI = 'https://picadito.example/auth/callback';

const attributesOf = (lines: unknown) =>
  [lines].flat().map((line) =>
    String(line)
      .replace(/=[^;]+/, '')
      .replace(/Max-Age=\d+; /, ''),
  );

test.each<Record<string, string>>([
  { host: 'picadito.example' },
  { host: 'attacker.example' },
  { host: '10.0.0.8:3000' },
  { host: 'picadito.example', 'x-forwarded-host': 'attacker.example', 'x-forwarded-proto': 'http' },
  { host: 'picadito.example', forwarded: 'host=attacker.example;proto=http' },
])('the URLs and cookies of a sign-in follow PUBLIC_URL, not the header %j', async (headers) => {
  const { provider, newBrowser } = await theatre.scene();
  const browser = newBrowser();
  const begun = await browser.ask({ url: '/auth/google', headers });
  const url = new URL(String(begun.headers.location));
  expect(url.searchParams.get('redirect_uri')).toBe(REDIRECT_URI);
  expect(attributesOf(begun.headers['set-cookie'])).toEqual([
    expect.stringMatching(
      /^__Host-picadito-attempt-[\w-]{16}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  const response = provider.authorize(url).toString();
  const ended = await browser.ask({ url: `/auth/callback?${response}`, headers });
  expect(ended.headers.location).toBe('/');
  expect(attributesOf(ended.headers['set-cookie'])).toContain(
    '__Host-picadito; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  const out = await browser.ask({
    method: 'POST',
    url: '/auth/sign-out',
    headers: { ...headers, origin: 'https://picadito.example' },
  });
  expect(out.headers['set-cookie']).toMatch(
    /^__Host-picadito=; Max-Age=0; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  provider.close();
});

test('the token request repeats the exact redirect URI', async () => {
  const { provider, newBrowser } = await theatre.scene();
  const browser = newBrowser();
  const response = provider.authorize(await browser.begin()).toString();
  const { headers } = await browser.ask({ url: `/auth/c%61llback?${response}` });
  expect(headers.location).toBe('/');
  provider.close();
});

test('a user is identified by iss and sub of the ID token', async () => {
  const { provider, newBrowser } = await theatre.scene();
  provider.lies.claims = () => ({ name: undefined });
  provider.lies.userinfo = { sub: 'ana', iss: 'https://id.test', email: 'beto@id.test' };
  const before = await theatre.rowsOf('identities');
  for (let time = 0; time < 2; time += 1) {
    const browser = newBrowser();
    await browser.comeBack(provider.authorize(await browser.begin()));
  }
  const known = new Set(before.map(({ issuer }) => issuer));
  const added = (await theatre.rowsOf('identities')).filter(({ issuer }) => !known.has(issuer));
  expect(added).toEqual([expect.objectContaining({ issuer: provider.issuer, subject: 'ana' })]);
  provider.close();
});
