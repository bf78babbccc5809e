import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const LIGHT = 'rgb(255, 248, 231)';
const DARK = 'rgb(11, 15, 42)';

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Returns the colours that the page sets for the browser's own bar. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
  });

const choices = (page: Page): Locator =>
  page.getByRole('group', { name: 'Colores de la pantalla' });

test('the theme follows the device, on the landing too', async ({ page, startSession }) => {
  await page.goto('/landing');
  expect(await colourOf(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colourOf(page)).toBe(LIGHT);
  expect(await barColour(page)).toEqual(['#fff8e7']);
  await startSession();
  await page.goto('/profile');
  await expect(choices(page).getByLabel('Automático')).toBeChecked();
  expect(await colourOf(page)).toBe(LIGHT);
});

test('a theme chosen in the profile wins over the device, from the first paint on', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/profile');
  await choices(page).getByText('Para el sol').click();
  expect(await colourOf(page)).toBe(LIGHT);
  expect(await barColour(page)).toEqual(['#fff8e7']);

  // The theme is set before any module of the app has run.
  await page.route(/\/assets\/(?!theme-).*\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando...').first()).toBeVisible();
  expect(await colourOf(page)).toBe(LIGHT);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto('/profile');
  await expect(choices(page).getByLabel('Para el sol')).toBeChecked();
  await choices(page).getByText('Nocturno').click();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colourOf(page)).toBe(DARK);
  expect(await barColour(page)).toEqual(['#0b0f2a']);
  await choices(page).getByText('Automático').click();
  expect(await colourOf(page)).toBe(LIGHT);
});

test('a menu over the pitch has the colours of the theme', async ({ page, signIn, full }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(full.account);
  await page.goto(`/form-teams?matchId=${full.matchId}`);
  await page.locator('[id^=chip-] button').first().click();
  const choice = page.getByText('Se bajó', { exact: true });
  await expect(choice).toBeVisible();
  await expect(choice).toHaveCSS('color', 'rgb(20, 24, 58)');
  await expect(page.getByText('Equipo Oscuro').first()).toHaveCSS('color', 'rgb(244, 246, 255)');
});
