import { expect, test } from '../support/test.ts';

const SIGN_IN = { name: 'Iniciar sesión con Google' };

test('sign-in goes by redirect if a popup is blocked, and on a phone', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/landing');
  await page.getByRole('button', SIGN_IN).first().click();
  await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible();
  await page.getByRole('button', { name: /Cuenta vacía 3/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('during the redirect the button is busy, a toast is shown, and the return address is saved', async ({
  page,
}) => {
  // The browser stays on its page, since the response has none.
  await page.context().route('**/auth/google?**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/landing');
  await page.getByRole('button', SIGN_IN).first().click();
  await expect(page.getByText('Redirigiendo a Google...').first()).toBeVisible();
  await expect(page.locator('[role=button][aria-busy=true]').first()).toContainText(
    'Conectando...',
  );
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(kept).toMatchObject({
    auth_redirect_url: '/dashboard',
    auth_redirect_initiated: 'true',
    auth_redirect_init_time: expect.stringMatching(/^\d+$/),
    auth_redirect_timestamp: expect.stringMatching(/^\d+$/),
  });
});

test(
  'the arrival is announced and clears the attempt',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    if (isMobile) await page.clock.install();
    await page.goto('/landing');
    const popup = isMobile ? null : page.waitForEvent('popup');
    await page.getByRole('button', SIGN_IN).first().click();
    const chooser = (await popup) ?? page;
    const account = chooser.getByRole('button', { name: /Cuenta vacía 3/ });
    if (isMobile) {
      await expect(account).toBeVisible();
      // The text is shown for one second only.
      await page.clock.pauseAt(Date.now() + 10_000);
      await account.click();
      await expect(page.getByText('Autenticando...')).toBeVisible();
      await page.clock.resume();
    } else await account.click();
    await expect(page.getByRole('heading', { name: '¡Hola, Cuenta!' })).toBeVisible();
    const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(left.filter((key) => key.startsWith('auth_redirect_'))).toEqual([]);
  },
);

test('an attempt is given up after 30 s with one reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/landing');
  await page.evaluate(() => {
    localStorage.setItem('auth_redirect_initiated', 'true');
    localStorage.setItem('auth_redirect_init_time', String(Date.now()));
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.runFor(29_000);
  expect(loads).toBe(0);
  await page.clock.runFor(3_000);
  await expect.poll(() => loads).toBe(1);
  await page.clock.runFor(40_000);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('auth_redirect_initiated'))).toBeNull();
});

test(
  'after signing in the requested screen opens',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/create-match');
    await expect(page).toHaveURL(/\/landing$/);
    const popup = isMobile ? null : page.waitForEvent('popup');
    await page.getByRole('button', SIGN_IN).first().click();
    const chooser = (await popup) ?? page;
    await chooser.getByRole('button', { name: /Cuenta vacía 2/ }).click();
    await expect(page).toHaveURL(/\/create-match$/);
  },
);

test(
  'a cancelled sign-in is reported, and the button works again',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/landing');
    const popup = isMobile ? null : page.waitForEvent('popup');
    await page.getByRole('button', SIGN_IN).first().click();
    const chooser = (await popup) ?? page;
    await chooser.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Error al iniciar sesión').first()).toBeVisible();
    await expect(
      page.getByText('No se pudo conectar con Google. Inténtalo de nuevo.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/landing$/);
    await expect(page.getByRole('button', SIGN_IN).first()).toBeEnabled();
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ user: null });
  },
);

test('a signed-in user is redirected from the landing', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/landing');
  await expect(page).toHaveURL((url) => ['/', '/dashboard'].includes(url.pathname));
});

test('every screen shows the notice of the demonstration mode', async ({ page, signIn }) => {
  await page.goto('/landing');
  await expect(page.getByText('Modo demostración').first()).toBeVisible();
  await signIn();
  await expect(page.getByText('Modo demostración').first()).toBeVisible();
});

test('country and time zone are taken from the browser', async ({ page, signIn }) => {
  await signIn();
  await expect
    .poll(async () => (await page.request.get('/api/me')).json())
    .toMatchObject({ country: 'AR', timeZone: expect.stringContaining('Buenos_Aires') });
});
