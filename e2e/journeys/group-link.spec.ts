import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { chooseMatchAction } from '../support/attendance.ts';
import { ask, chooseList, seedRoster, seedTeams } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, listen, test } from '../support/test.ts';

/** Turns the group link on as the organiser does, and returns the path of the address that appears. */
async function turnOn(page: Page, listId: string): Promise<string> {
  await page.goto(`/player-list/${listId}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Esto van a ver' })).toHaveAttribute(
    'href',
    `/api/lists/${listId}/link/page`,
  );
  await page.getByRole('button', { name: 'PRENDER EL LINK' }).click();
  await expect(page.getByRole('button', { name: 'COPIAR' })).toBeVisible();
  await page.getByText('Cómo se ven los nombres').click();
  await page.getByRole('button', { name: 'Cambiar cómo se ve Ana' }).click();
  await page.getByLabel('Cómo se ve Ana').fill('La Flaca');
  await page.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'La Flaca' })).toContainText('Ana');
  await page.getByRole('button', { name: 'Mostrar QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR del link del grupo' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(250);
  expect(await violations(page)).toEqual([]);
  return pathShown(page);
}

/** Returns the path of the group link that the organiser's screen shows as text. */
async function pathShown(page: Page): Promise<string> {
  const address = await page.getByText(/\/g\/[\dA-Za-z]{22}$/).innerText();
  return new URL(address).pathname;
}

test('a player without an account opens the link, and reads the same without a script', async ({
  page,
  browser,
  origin: baseURL,
  startSession,
  complaints,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(page, FOUR, 3);
  const path = await turnOn(page, list.id);

  const phone = { baseURL, viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  const context = await browser.newContext(phone);
  const player = await context.newPage();
  listen(player, complaints);
  await player.goto(path);
  await expect(player).toHaveTitle('Jueves 3 · 21:00 · Cancha Núñez');
  await expect(player.getByRole('heading', { name: 'Van (3)' })).toBeVisible();
  await expect(player.getByText('Faltan 7')).toBeVisible();
  await expect(player.getByRole('link', { name: 'cómo llegar' })).toBeInViewport();
  expect(await player.evaluate(() => getComputedStyle(document.body).minHeight)).toBe('844px');
  expect(await violations(player)).toEqual([]);
  expect(await smallTargets(player)).toEqual([]);
  await expect(player.getByRole('main')).not.toContainText('Ana');
  const preview = player.locator('meta[property="og:title"]');
  await expect(preview).toHaveAttribute('content', 'Jueves 3 · 21:00 · Cancha Núñez');
  await page.getByLabel('Mostrar día y lugar en la vista previa').uncheck();
  await expect(async () => {
    await player.reload();
    await expect(preview).toHaveAttribute('content', 'Los partidos del grupo', { timeout: 100 });
  }).toPass();

  const [a = '', b = '', c = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c] });
  await ask(page, 'PUT', `/api/matches/${match.id}/teams/shown`, {});
  await player.reload();
  await expect(player.getByRole('region', { name: 'Equipos' })).toContainText('OSCURO');
  expect(await violations(player)).toEqual([]);
  await player.setViewportSize({ width: 320, height: 568 });
  expect(await overflow(player)).toBe(0);
  const withScript = await player.locator('main').innerText();
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(path);
  expect(await reader.locator('main').innerText()).toBe(withScript);
  await page.getByRole('button', { name: 'Cambiar el link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.getByText(path)).toHaveCount(0);
  const changed = await reader.goto(await pathShown(page));
  expect(changed?.status()).toBe(200);
  await page.getByRole('button', { name: 'Apagar el link' }).click();
  await expect(page.getByRole('button', { name: 'PRENDER EL LINK' })).toBeVisible();

  const gone = await reader.goto(path);
  expect(gone?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'Este link no anda. Pedile el nuevo a quien organiza.',
  );
  await plain.close();
});

test('the group link is offered with a new list, one tap away on attendance, and part of the message of the teams', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { list, match, players } = await seedRoster(page, FOUR, 4);
  await chooseList(page, list);
  await page.goto('/add-players');
  const offer = page.getByText('Link del grupo');
  await expect(offer).toBeInViewport();
  await offer.click();
  await page.getByRole('button', { name: 'PRENDER EL LINK' }).click();
  const path = await pathShown(page);

  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'LINK DEL GRUPO');
  await expect(page.locator('summary', { hasText: 'Link del grupo' })).toBeFocused();
  await expect(page.getByText(path)).toBeInViewport();

  const [a = '', b = '', c = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c] });
  await page.goto(`/share-teams?matchId=${match.id}`);
  await expect(page.locator('pre')).toContainText(new RegExp(`Mirá tu equipo: .*${path}\\?03-01`));
});
