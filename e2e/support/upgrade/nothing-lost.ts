import { formatDate, statusOf, type TeamsReply } from '@picadito/domain';
import { expect, type Page } from '@playwright/test';
import { card, toggle } from '../attendance.ts';
import { ask, rosterOf } from '../seed.ts';
import { names, team } from '../teams.ts';
import { EDITED_PLAYER, field, FORMS, PASTED, pathOf, playerForm } from './fill-drafts.ts';
import { CHOSEN, matchAt, SAVED, TONIGHT } from './world.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Partido' });
const selected = (page: Page) => selector(page).getByRole('option', { selected: true });
const waits = (page: Page, text: string) => page.getByRole('status').getByText(text);

async function select(page: Page, location: string): Promise<void> {
  const { id } = await matchAt(page, location);
  await selector(page).selectOption(id);
}

/**
 * Opens the app in a browser with the recorded profile. Expects every pending change to show before the server has any
 * of them. Then expects each request to be sent exactly once, in the order of the taps.
 */
export async function expectChangesSentOnce(page: Page): Promise<void> {
  const { sent, release } = await holdWrites(page);
  await page.goto('/confirm-attendance');
  await expect(selected(page)).toContainText(CHOSEN);
  await expectChangesShown(page);
  release();
  await expect(waits(page, 'la señal')).toHaveCount(0);
  await expect.poll(() => pendingKeys(page)).toEqual([]);
  await expectServerHasThem(page);
  const [tonight, saved] = [await matchAt(page, TONIGHT), await matchAt(page, SAVED)];
  await page.goto(`/form-teams?matchId=${saved.id}`);
  await expect(names(team(page, 'Claro'))).toHaveText(['Ana', 'Caro', 'Ema']);
  expect(sent).toEqual([
    `PUT /api/matches/${tonight.id}/attendance`,
    `POST /api/matches/${tonight.id}/teams`,
    `PUT /api/matches/${saved.id}/teams`,
  ]);
}

async function expectChangesShown(page: Page): Promise<void> {
  await select(page, TONIGHT);
  await expect(waits(page, '6 cambios esperan la señal.')).toBeVisible();
  for (const [name, comes] of Object.entries({ Ana: true, Caro: false, Dani: true, Ema: false })) {
    await expect(toggle(page, name)).toHaveAttribute('aria-pressed', String(comes));
  }
  await expect(page.getByRole('switch', { name: 'No va Beto' })).toBeChecked();
  await select(page, SAVED);
  await expect(waits(page, '1 cambio espera la señal.')).toBeVisible();
}

async function expectServerHasThem(page: Page): Promise<void> {
  const [tonight, saved] = [await matchAt(page, TONIGHT), await matchAt(page, SAVED)];
  const roster = await rosterOf(page, tonight);
  expect(Object.fromEntries(roster.map((player) => [player.name, statusOf(player)]))).toEqual({
    Ana: 'confirmed',
    Beto: 'declined',
    Caro: 'pending',
    Dani: 'confirmed',
    Ema: 'pending',
    Fede: 'pending',
  });
  const namesIn = async (id: string) => {
    const teams = await ask<TeamsReply>(page, 'GET', `/api/matches/${id}/teams`);
    const name = (one: string) => teams.players.find((player) => player.id === one)?.name;
    return [teams.claroTeam.map(name), teams.oscuroTeam.map(name), teams.createdBy];
  };
  expect(await namesIn(tonight.id)).toEqual([['Ana'], ['Dani'], 'automatic']);
  expect(await namesIn(saved.id)).toEqual([
    ['Ana', 'Caro', 'Ema'],
    ['Beto', 'Dani', 'Fede'],
    'automatic',
  ]);
}

/** Delays the writes about matches until `release` is called, and adds each to `sent`. */
async function holdWrites(page: Page): Promise<{ sent: string[]; release: () => void }> {
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/matches'))
      sent.push(`${request.method()} ${pathname}`);
  });
  await page.route('**/api/matches/**', async (route) => {
    if (route.request().method() !== 'GET') await held.promise;
    await route.continue();
  });
  return { sent, release: held.resolve };
}

function pendingKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('picadito-waiting:')),
  );
}

/** Expects the form of every draft to show the text of the draft. */
export async function expectDrafts(page: Page): Promise<void> {
  for (const form of FORMS) {
    await page.goto(await pathOf(page, form));
    for (const [label, text] of Object.entries(form.fields)) {
      const shown = label === 'Fecha' ? formatDate(text) : text;
      await expect(field(page, label), `${form.path}: ${label}`).toHaveValue(shown);
    }
    if (form.path === '/create-players-list') await expectNewList(page);
    if (form.path.startsWith('/edit-player-list')) await expectEditedPlayer(page);
    if (form.path === '/recurring-matches')
      await expect(page.getByRole('radio', { name: 'Jueves' })).toBeChecked();
  }
  const { id } = await matchAt(page, CHOSEN);
  await page.goto(`/confirm-attendance?matchId=${id}`);
  await expect(card(page, 'Ana').getByText('CLARO', { exact: true })).toBeVisible();
  await expect(card(page, 'Beto').getByText('OSCURO', { exact: true })).toBeVisible();
  await expect(page.getByText('2 de 6').first()).toBeVisible();
}

async function expectNewList(page: Page): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: 'Gabi' })).toBeVisible();
  await page.getByRole('button', { name: 'PEGAR LISTA' }).click();
  const box = page.getByRole('textbox', { name: 'Lista de jugadores' });
  await expect(box).toHaveValue(PASTED);
  await page.getByRole('button', { name: 'LEER' }).click();
  await expect(page.getByRole('listitem', { name: 'Juan Pérez', exact: true })).toBeVisible();
}

async function expectEditedPlayer(page: Page): Promise<void> {
  const form = playerForm(page);
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue(EDITED_PLAYER.name);
  await expect(form.getByRole('textbox', { name: /WhatsApp/ })).toHaveValue(EDITED_PLAYER.whatsapp);
}

/** Expects the app to show the data that was last seen, with the pending changes, while the server does not answer. */
export async function expectLastSeen(page: Page): Promise<void> {
  const ids = [await matchAt(page, TONIGHT), await matchAt(page, SAVED)].map(({ id }) => id);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(page.getByText('Sin señal: ves lo último que se cargó.')).toBeVisible();
  await expect(page.getByText('Los del sábado').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Índices de la base de datos' })).toHaveCount(0);
  await page.goto('/add-players');
  await expect(page.getByText('Fede', { exact: true })).toBeVisible();
  await page.goto(`/confirm-attendance?matchId=${ids[0]}`);
  await expect(toggle(page, 'Ana')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(page, 'Dani')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('switch', { name: 'No va Beto' })).toBeChecked();
  await page.goto(`/share-teams?matchId=${ids[1]}`);
  await expect(page.getByRole('list', { name: /^Equipo Claro/ })).toContainText('Caro');
  await page.unroute('**/api/**');
}
