import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

function sessionsAsked(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked.push(request);
  });
  return asked;
}

/** Fills the storage like a tab that began to sign in `age` milliseconds ago. */
async function rememberAttempt(page: Page, age: number): Promise<void> {
  await page.addInitScript((startedAgo) => {
    // The values are stored once only, so that a value stays away after the page has removed it.
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'true');
    sessionStorage.setItem('auth_redirect_url', '/history');
    localStorage.setItem('auth_redirect_timestamp', String(Date.now() - startedAgo));
    localStorage.setItem('auth_redirect_initiated', 'true');
    localStorage.setItem('auth_redirect_init_time', String(Date.now() - startedAgo));
  }, age);
}

/**
 * Taps the sign-in button on the landing of a browser that opens no popup, with a stopped clock. Returns an array to
 * which the addresses of redirects are added.
 */
async function tapSignIn(page: Page): Promise<string[]> {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const left: string[] = [];
  // The browser stays on its page, since the response has none.
  await page.route('**/auth/google?**', (route) => {
    left.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto('/landing');
  await page.clock.pauseAt(now + 60_000);
  await page.getByRole('button', { name: 'Iniciar sesión con Google' }).first().click();
  return left;
}

test('the browser opens Google 300 ms after the tap, and the button is busy until then', async ({
  page,
}) => {
  const left = await tapSignIn(page);
  await expect(page.locator('[role=button][aria-busy=true]').first()).toContainText(
    'Conectando...',
  );
  await page.clock.runFor(299);
  // A redirect that had begun by now would be ahead of this request.
  await page.evaluate(() => fetch('/healthz'));
  expect(left).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => left.length).toBe(1);
  expect(left[0]).toContain('mode=redirect');
});

test("'Redirigiendo a Google...' is shown as long as the redirect takes", async ({ page }) => {
  await tapSignIn(page);
  const told = toast(page, 'Redirigiendo a Google...');
  // The code of toasts loads with the first toast.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(told).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(20_000);
  await expect(told).toBeVisible();
  // The browser has gone back from the provider and has restored the page.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(told).toHaveCount(0);
});

test("'Redirigiendo a Google...' does not outlast the popup", async ({ page }) => {
  await page.goto('/landing');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Iniciar sesión con Google' }).first().click();
  const popup = await opened;
  const told = toast(page, 'Redirigiendo a Google...');
  await expect(told).toBeVisible();
  await popup.close();
  await expect(told).toHaveCount(0);
});

test('after the redirect the spinner is shown for 1 s, then the saved address opens', async ({
  page,
  signIn,
}) => {
  await signIn();
  await rememberAttempt(page, 1_000);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto('/');
  await expect(page.getByText('Autenticando...')).toBeVisible();
  await page.clock.runFor(900);
  await expect(page.getByText('Autenticando...')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/history');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial de Partidos');
});

test('a saved address expires after 5 minutes, and is used once', async ({ page, signIn }) => {
  await signIn();
  await rememberAttempt(page, 5 * 60_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hola/);
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => key.startsWith('auth_redirect_'))).toEqual([]);
});

test('a sign-in without a user is checked once a second, five times, and given up', async ({
  page,
}) => {
  await rememberAttempt(page, 0);
  const asked = sessionsAsked(page);
  await page.goto('/rankings');
  await expect(page.getByText('Autenticando...')).toBeVisible();
  await expect(page).toHaveURL('/landing', { timeout: 15_000 });
  expect(asked).toHaveLength(6);
  // The times are the browser's, since its events may reach the test late.
  const times = asked.map((request) => request.timing().startTime);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(900);
  // The page went by the saved address, and that stays saved for the next sign-in.
  expect(await page.evaluate(() => sessionStorage.getItem('auth_redirect_url'))).toBe('/history');
  expect(await page.evaluate(() => localStorage.getItem('auth_redirect_initiated'))).toBeNull();
});

test('a visitor is redirected to the landing at once, and the address is saved', async ({
  page,
}) => {
  const asked = sessionsAsked(page);
  for (const [path, kept] of [
    ['/', null],
    ['/confirm-attendance', null],
    ['/form-teams', null],
    ['/rankings', '/rankings'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL('/landing');
    expect(await page.evaluate(() => sessionStorage.getItem('auth_redirect_url'))).toBe(kept);
  }
  // The server itself sends visitors of '/' the landing.
  expect(asked).toHaveLength(3);
});
