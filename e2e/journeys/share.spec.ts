import type { Page, Response } from '@playwright/test';
import { shareSheet } from '../support/browser/devices.ts';
import { delayRequests } from '../support/browser/hold.ts';
import { seedLink, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

async function shared(page: Page) {
  const { match, players, list } = await seedRoster(page, FOUR, 4);
  const [ana = '', beto = '', caro = ''] = players.map(({ id }) => id);
  const teams = { claroTeam: [ana], oscuroTeam: [beto], suplentes: [caro] };
  await seedTeams(page, match, teams);
  return { match, list, teams };
}

const MESSAGE = [
  'Equipos del Partido\nFecha: 03/01/2030\nHora: 21:00\nLugar: Cancha Núñez',
  'Equipo Claro\nAna (Nivel 5)',
  'Equipo Oscuro\nBeto (Nivel 4)',
  'Suplentes\nCaro (Nivel 3)',
  'Generado con Picadito',
].join('\n\n');

test('the message is copied as shown', async ({ page, startSession, context }) => {
  await startSession();
  const { match } = await shared(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/share-teams?matchId=${match.id}`);
  await page.getByRole('button', { name: 'Copiar mensaje' }).click();
  await expect(toast(page, 'Copiado')).toBeVisible();
  await expect(toast(page, 'Mensaje copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MESSAGE);
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  await expect(link).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(MESSAGE)}`);
});

const isOfLink = (response: Response) =>
  response.request().method() === 'PUT' && response.url().endsWith('/link');

test('without levels nothing that is shared has a level, for all matches of the list and on every device', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, list, teams } = await shared(page);
  const later = await seedMatch(page, list, { date: '2030-01-10' });
  await seedTeams(page, later, teams);
  await page.goto(`/share-teams?matchId=${match.id}`);
  const stored = page.waitForResponse(isOfLink);
  const levels = page.getByRole('checkbox', { name: 'Con niveles' });
  const isCheckedAtOnce = (box: HTMLInputElement) => (box.click(), box.checked);
  expect(await levels.evaluate(isCheckedAtOnce), 'it does not jump back').toBe(false);
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const bare = encodeURIComponent(MESSAGE.replaceAll(/ \(Nivel \d\)/g, ''));
  await expect(link).toHaveAttribute('href', `https://wa.me/?text=${bare}`);
  await stored;
  // With an empty storage this browser is like another device.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/share-teams?matchId=${later.id}`);
  await expect(page.getByRole('checkbox', { name: 'Con niveles' })).not.toBeChecked();
  await expect(page.getByText('Ana (Nivel 5)')).toBeHidden();
});

test('players of a list with a link see no levels unless the organiser shares them', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, list } = await shared(page);
  const path = await seedLink(page, list);
  await page.goto(`/share-teams?matchId=${match.id}`);
  const levels = page.getByRole('checkbox', { name: 'Con niveles' });
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const hint = page.getByText('Sin niveles: los jugadores ven este mensaje');
  await expect(hint).toBeVisible();
  await expect(levels).not.toBeChecked();
  expect(await link.getAttribute('href')).not.toContain('Nivel');
  const stored = page.waitForResponse(isOfLink);
  // The tick follows the cached setting, one task after the tap.
  await levels.click();
  await expect(levels).toBeChecked();
  await expect(hint).toBeHidden();
  await stored;
  await page.reload();
  await expect(levels).toBeChecked();
  const address = `${new URL(path, page.url()).href}?03-01`;
  const sent = MESSAGE.replace('Generado', `Mirá tu equipo: ${address}\n\nGenerado`);
  await expect(link).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(sent)}`);
});

test('a tap on GUARDAR Y COMPARTIR sends the whole message, however late the code and the link arrive', async ({
  page,
  startSession,
}) => {
  const sent = await shareSheet(page);
  await startSession();
  const { match } = await seedRoster(page, FOUR, 4);
  await readSingly(page);
  const late = ['**/assets/prepare-to-share-*.js', `**/api/lists/*/link`];
  const releases = await Promise.all(late.map((address) => delayRequests(page, 'GET', address)));
  await page.goto(`/form-teams?matchId=${match.id}`);
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).tap();
  await expect(toast(page, 'Equipos guardados correctamente')).toBeVisible();
  expect(await sent()).toEqual([]);
  for (const release of releases) release();
  await expect.poll(sent).toEqual([expect.stringContaining('(Nivel 5)')]);
});

test('without access to the clipboard the message is selected for manual copying', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await shared(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(`/share-teams?matchId=${match.id}`);
  await page.getByRole('button', { name: 'Copiar mensaje' }).click();
  await expect(page.getByText('El navegador no dejó copiar.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(MESSAGE);
});

test(
  'the code is 200 px wide, labelled, and fills the screen on a tap',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await shared(page);
    await page.goto(`/share-teams?matchId=${match.id}`);
    const code = page.getByRole('button', { name: 'Ampliar el código QR' });
    const { width, height } = (await code.locator('svg').boundingBox()) ?? {};
    expect([width, height]).toEqual([200, 200]);
    const caption = page.getByRole('paragraph').filter({
      hasText: /^Escanea para compartir los equipos$/,
    });
    await expect(caption.first()).toBeVisible();
    await code.click();
    const big = page.getByRole('dialog', { name: 'Código QR ampliado' });
    expect((await big.locator('svg').boundingBox())?.width).toBeGreaterThan(250);
    await big.getByRole('button', { name: 'Cerrar' }).click();
    await expect(big).toBeHidden();
  },
);

test('only matches with teams are offered, and a match without teams links to forming them', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, list } = await shared(page);
  const bare = await seedMatch(page, list, { location: 'El Galpón' });
  await page.goto('/share-teams');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector.getByRole('option')).toHaveText([/Cancha Núñez$/]);
  await expect(selector).toHaveValue(match.id);
  await page.goto(`/share-teams?matchId=${bare.id}`);
  await expect(page.getByText('Este partido todavía no tiene equipos.')).toBeVisible();
  await page.getByRole('link', { name: 'ARMAR EQUIPOS', exact: true }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${bare.id}`);
});
