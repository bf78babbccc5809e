import type { Page } from '@playwright/test';
import { chooseMatchAction, card, toggle } from '../support/attendance.ts';
import { rosterOf, ask, seedRoster } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to (fetch|load)|session|attendance|409|No se pudo confirmar/,
});

const toast = (page: Page, text: string) => page.getByText(text).first();
const waits = (page: Page, text: string) => page.getByRole('status').getByText(text);

test('an offline tap stays visible as pending and is sent when the network is back', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, FOUR);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Ana')).toBeVisible();
  await context.setOffline(true);
  await toggle(page, 'Ana').click();
  await expect(toast(page, 'Quedó anotado y se manda solo cuando vuelva la señal.')).toBeVisible();
  await toggle(page, 'Beto').click();
  await page.getByRole('switch', { name: 'No va Caro' }).click();
  await expect(waits(page, '3 cambios esperan la señal.')).toBeVisible();
  await expect(card(page, 'Ana').getByText('En espera')).toBeVisible();
  await expect(toggle(page, 'Ana')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(toast(page, 'se mandaron los 3 cambios')).toBeVisible();
  await expect(waits(page, 'esperan la señal')).toHaveCount(0);
  expect(await rosterOf(page, match)).toMatchObject([
    { name: 'Ana', confirmed: true },
    { name: 'Beto', confirmed: true },
    { name: 'Caro', declined: true },
    { name: 'Dani', confirmed: false, declined: false },
  ]);
});

test('teams saved offline can be shared at once, survive a reload, and are sent after earlier taps', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, FOUR, 3);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Dani')).toBeVisible();
  // The code of the screen is loaded already, as after a first visit.
  await chooseMatchAction(page, /^ARMAR EQUIPOS/);
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toBeEnabled();
  await page.goBack();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await toggle(page, 'Dani').click();
  await chooseMatchAction(page, /^ARMAR EQUIPOS/);
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await expect(page).toHaveURL(/\/share-teams/);
  await expect(waits(page, '2 cambios esperan la señal.')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Equipo Claro/ })).toBeVisible();
  // The tab is closed with pending changes. Nothing is sent until the screen is opened again.
  await page.goto('about:blank');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method())) sent.push(new URL(request.url()).pathname);
  });
  await page.unroute('**/api/**');
  await page.goBack();
  await expect
    .poll(() => sent.filter((path) => path.includes(match.id)))
    .toEqual([expect.stringMatching(/\/confirm$/), expect.stringMatching(/\/teams$/)]);
  await expect
    .poll(() => ask<{ teamCounts: unknown }>(page, 'GET', `/api/matches/${match.id}`))
    .toMatchObject({ confirmedCount: 4, teamCounts: { claro: 2, oscuro: 2, suplentes: 0 } });
  expect(context.pages()).toHaveLength(1);
});

test('a change of another device is reported and not overwritten', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, FOUR);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Ana')).toBeVisible();
  await context.setOffline(true);
  await toggle(page, 'Ana').click();
  await toggle(page, 'Beto').click();
  await expect(waits(page, '2 cambios esperan la señal.')).toBeVisible();
  const path = `/api/matches/${match.id}/players/${players[0]?.id}/confirm`;
  await ask(page, 'PUT', path, { isConfirmed: false, declined: true });
  await context.setOffline(false);
  await expect(
    toast(page, 'Ana: otro dispositivo lo cambió antes, y quedó lo suyo.'),
  ).toBeVisible();
  await expect(page.getByRole('switch', { name: 'No va Ana' })).toBeChecked();
  expect(await rosterOf(page, match)).toMatchObject([
    { name: 'Ana', confirmed: false, declined: true },
    { name: 'Beto', confirmed: true },
    {},
    {},
  ]);
});

test('signing out with pending changes asks first', async ({
  page,
  context,
  startSession,
  isMobile,
}) => {
  await startSession();
  const { match } = await seedRoster(page, FOUR);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Ana')).toBeVisible();
  await context.setOffline(true);
  await toggle(page, 'Ana').click();
  await expect(waits(page, '1 cambio espera la señal.')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(toast(page, 'Hay cambios que esperan la señal.')).toBeVisible();
  await expect(page).toHaveURL(/confirm-attendance/);
});
