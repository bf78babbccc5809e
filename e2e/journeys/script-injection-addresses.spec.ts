import type { SessionReply } from '@picadito/domain';
import type { Request } from '@playwright/test';
import { foreignMarkup } from '../support/security/canary.ts';
import { showsAll, test } from '../support/security/injection.ts';
import { PAYLOADS } from '../support/security/payloads.ts';
import { ask, rosterOf, seedList, seedMatch } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { expect } from '../support/test.ts';

test.use({
  expectedComplaint: /Failed to load resource|Content Security Policy|Not allowed to load local/,
});

test('photo URLs run no script and are not fetched from another site', async ({
  page,
  origin,
  signIn,
  noticed,
  refusals,
}) => {
  await signIn();
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  const photos = [...PAYLOADS, ...PAYLOADS.map((text, at) => `https://h${at}.test/${text}`)];
  expect(await page.evaluate(showPhotos, { session, photos })).toEqual([]);
  const elsewhere = hostsOf(photos, origin);
  expect(elsewhere.length).toBeGreaterThan(PAYLOADS.length);
  await expect.poll(() => hostsOf(refusals.map(refused), origin)).toEqual(elsewhere);
  const fetched = asked.filter((request) => request.failure()?.errorText !== 'csp');
  expect(
    hostsOf(
      fetched.map((request) => request.url()),
      origin,
    ),
  ).toEqual([]);
  expect(refusals.splice(0).filter((refusal) => !refusal.includes(' img-src '))).toEqual([]);
  // A request is recorded even if the browser refuses it.
  expect(noticed.splice(0).filter((what) => what.startsWith('a '))).toEqual([]);
});

test('phone numbers are shown as text and linked with digits only', async ({
  page,
  signIn,
  noticed: _,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Ana' }]);
  const match = await seedMatch(page, list);
  const [ana] = await rosterOf(page, match);
  const players = PAYLOADS.map((whatsapp, at) => ({
    ...ana,
    id: `${match.id}${at}`,
    name: `Ana ${at}`,
    whatsapp,
  }));
  await readSingly(page);
  await page.route(/\/api\/(matches|lists)\/[^/]+\/players$/, (route) =>
    route.fulfill({ json: players }),
  );
  await showsAll(page, `/player-list/${list.id}`);
  await showsAll(page, `/edit-player-list/${list.id}`);
  await showsAll(page, `/confirm-attendance?matchId=${match.id}`);
  const links = page.locator('[data-player] a[target=_blank]');
  await expect(links).toHaveCount(PAYLOADS.length);
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const odd = (address: string) => !/^https:\/\/wa\.me\/\d*\?text=[^&#]*$/.test(address);
  expect(addresses.filter(odd)).toEqual([]);
});

test('queries, ids and paths run no script', async ({ page, signIn, noticed: _ }) => {
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

test('parameters of the sign-in pages run no script', async ({ page, noticed: _ }) => {
  for (let at = 0; at < PAYLOADS.length; at += 100) {
    const some = encodeURIComponent(PAYLOADS.slice(at, at + 100).join(' '));
    await page.goto(`/landing?error=${some}#${some}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await foreignMarkup(page)).toEqual([]);
    const begun = await page.request.get('/auth/google?mode=popup', { maxRedirects: 0 });
    const provider = new URL(begun.headers()['location'] ?? '');
    const back = `/auth/callback?error=${some}&state=${provider.searchParams.get('state')}`;
    const closing = await (await page.request.get(back)).text();
    expect(closing).toContain('<h1>Picadito</h1>');
    expect(PAYLOADS.filter((payload) => closing.includes(payload))).toEqual([]);
  }
});

/** Returns the hosts of the other servers that a page of `origin` would request these addresses from. */
function hostsOf(addresses: readonly string[], origin: string): string[] {
  const urls = addresses.map((address) => URL.parse(address, origin));
  const foreign = urls.filter((url) => url?.protocol.startsWith('http') && url.origin !== origin);
  return [...new Set(foreign.map((url) => url?.host ?? ''))].toSorted();
}

/** Returns the refused address in a line that `noteRefusals` has added. */
const refused = (refusal: string) => / img-src (\S+)/.exec(refusal)?.[1] ?? '';

/** Gives the organiser one photo after another. Returns the addresses that never became an `<img>`. */
async function showPhotos({
  session,
  photos,
}: {
  session: SessionReply;
  photos: readonly string[];
}): Promise<string[]> {
  const shown = new Set<string>();
  const note = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const image of [node, ...node.querySelectorAll('img')]) {
      if (image.matches('img')) shown.add(image.getAttribute('src') ?? '');
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(note);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
  let photoURL = '';
  const fetch = window.fetch.bind(window);
  window.fetch = async (asked, init) =>
    asked === '/api/session'
      ? Response.json({ ...session, user: { ...session.user, photoURL } })
      : fetch(asked, init);
  const missed: string[] = [];
  for (photoURL of photos) {
    shown.clear();
    window.postMessage({ type: 'picadito:signed-in' }, origin);
    // React replaces a script with a script that throws an error.
    const isScript = /^javascript:/i.test(photoURL);
    const isShown = (src: string) =>
      src === photoURL || (isScript && src.startsWith('javascript:throw '));
    if (!(await window.until(() => [...shown].some(isShown)))) missed.push(photoURL);
  }
  return missed;
}

/**
 * Goes to each address within the page. Returns the number of addresses whose screen appears, and if `says` is true
 * contains the payload.
 */
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
  // The router decodes a query twice.
  const read = (text: string) => (/%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text);
  let seen = 0;
  for (const payload of payloads) {
    window.history.pushState(null, '', path + encodeURIComponent(payload));
    const stands = () => (says ? screen().includes(read(payload)) : screen() !== '');
    if (await window.until(stands)) seen += 1;
  }
  return seen;
}
