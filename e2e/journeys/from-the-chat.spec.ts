import { addDays, formatDate, type Match, todayIn, weekdayName, weekdayOf } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { copied } from '../support/browser/devices.ts';
import { looksRight, violations } from '../support/browser/look.ts';
import { box } from '../support/paste-list.ts';
import { ask, seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const date = addDays(todayIn(ZONE, Date.now()), 3);
const weekday = weekdayName(weekdayOf(date)).toLowerCase();
const MESSAGE = `Buenas! Fútbol ${weekday} 21hs en El Galpón. ¿Quiénes van?`;
const LIST = `Fútbol ${weekday} 21hs
📍 El Galpón
1. Ana 5
2. Beto
3. Caro 4
4. Dani
5. Ema
6. Fede 3
7. Gabi 4
8. Hugo
9. Ivo 2
10. Juli
11. Kike 5
12. Lola`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function expectForm(page: Page, time: string): Promise<void> {
  await expect(field(page, 'Fecha')).toHaveValue(formatDate(date));
  await expect(field(page, 'Hora')).toHaveValue(time);
  await expect(field(page, 'Lugar')).toHaveValue('El Galpón');
}

/** Opens the form of a new match in an account with a list. */
async function openForm(page: Page, startSession: () => Promise<void>): Promise<void> {
  await startSession();
  await seedList(page);
  await page.goto('/create-match');
}

test('one tap fills in the match from the message of the group, and /add-players is the next', async ({
  page,
  context,
  startSession,
}) => {
  await openForm(page, startSession);
  await copied(context, page, MESSAGE);
  await button(page, 'PEGAR MENSAJE').click();
  await expectForm(page, '21:00');
  await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(3);
  await expect(field(page, 'Hora')).toHaveAccessibleDescription(/^del mensaje/);
  await expect(page.getByRole('status').filter({ hasText: 'Del mensaje' })).toHaveText(
    'Del mensaje tomamos el día, la hora y el lugar. Fijate que esté bien.',
  );
  await looksRight(page);
  await page.reload();
  await expectForm(page, '21:00');
  await button(page, '20:00').click();
  await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(2);
  await button(page, 'CREAR PARTIDO').click();
  await expect(page).toHaveURL('/add-players');
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
    { date, time: '20:00', location: 'El Galpón' },
  ]);
  await page.goto('/create-match');
  await expect(field(page, 'Fecha')).toHaveValue('');
});

test(
  'the cost of the pitch is read from the message, and two meanings are asked',
  { tag: '@long' },
  async ({ page, context, startSession }) => {
    await openForm(page, startSession);
    const cost = field(page, '¿Cuánto sale la cancha?');
    await expect(page.getByText('Más', { exact: true }).last()).toBeVisible();
    await expect(cost).toBeHidden();
    await copied(context, page, `${MESSAGE} La cancha sale $3.5 mil, o sea $350 c/u`);
    await button(page, 'PEGAR MENSAJE').click();
    await expect(cost).toHaveValue('$3.5 mil');
    await expect(cost).toHaveAccessibleDescription('del mensaje La cancha sale $3.500.');
    await copied(context, page, `${MESSAGE} La cancha sale $3.500 mil`);
    await button(page, 'PEGAR MENSAJE').click();
    await expect(page.getByText('¿$3.500.000 o $3.500?')).toBeVisible();
    await looksRight(page);
    await copied(context, page, `${MESSAGE} La cancha sale 35 mil`);
    await button(page, 'PEGAR MENSAJE').click();
    await expect(cost).toHaveAccessibleDescription('del mensaje La cancha sale $35.000.');
    await page.reload();
    await expect(cost).toHaveValue('35 mil');
    await button(page, 'CREAR PARTIDO').click();
    await expect(page).toHaveURL('/add-players');
    const [match] = await ask<Match[]>(page, 'GET', '/api/matches');
    await expect
      .poll(
        async () =>
          (await ask<{ cost: number }>(page, 'GET', `/api/matches/${match?.id}/money`)).cost,
      )
      .toBe(35_000);
    await page.goto('/create-match');
    await expect(page.getByText('Más', { exact: true }).last()).toBeVisible();
    await expect(cost).toBeHidden();
  },
);

test(
  'what a message does not say clearly stays empty, and the form says so',
  { tag: '@long' },
  async ({ page, context, startSession }) => {
    await openForm(page, startSession);
    await field(page, 'Hora').fill('19:30');
    await copied(context, page, `${weekday} a las 9 en El Galpón`);
    await button(page, 'PEGAR MENSAJE').click();
    await expectForm(page, '19:30');
    await expect(page.getByText('No encontramos un horario claro.')).toBeVisible();
    await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(2);

    await copied(context, page, 'Alias: pelota.mp');
    await button(page, 'PEGAR MENSAJE').click();
    await expect(page.getByRole('dialog')).toContainText(
      'No encontramos un día, un horario ni un lugar claro.',
    );
    await expect(page.getByLabel('Mensaje del grupo')).toHaveValue('Alias: pelota.mp');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Cancelar').click();
    await expectForm(page, '19:30');
  },
);

test('without access to the clipboard a dialog takes the message', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page);
  await seedMatch(page, list, { location: 'Cancha Núñez' });
  await page.goto('/create-match');
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('refused'));
  });
  await button(page, 'PEGAR MENSAJE').click();
  await expect(page.getByLabel('Mensaje del grupo')).toBeFocused();
  await page.getByLabel('Mensaje del grupo').fill(`${weekday} 21 hs, cancha nunez`);
  await button(page, 'LEER').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'Fecha')).toHaveValue(formatDate(date));
  await expect(field(page, 'Lugar')).toHaveValue('Cancha Núñez');
});

test('a pasted list fills in its match too', { tag: '@long' }, async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-players-list?paste');
  await expect(page).toHaveURL('/create-players-list');
  await box(page).fill(LIST);
  await button(page, 'LEER').click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'AGREGAR 12').click();
  await button(page, 'GUARDAR LISTA DE JUGADORES').click();
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  await page.goto('/create-match');
  await expectForm(page, '21:00');
});

test('a list pasted on the landing travels through the sign-in to the list and to the match', async ({
  page,
  account,
}) => {
  await page.goto('/landing');
  await page.getByRole('textbox', { name: 'Pegá la lista del grupo' }).focus();
  await page.keyboard.insertText(LIST);
  await expect(page.getByRole('list', { name: 'Equipo Claro' })).toBeVisible();
  await button(page, 'Guardar y convocar').click();
  await page.getByLabel(/^Otra cuenta vacía/).fill(/\d+/.exec(account)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create-players-list');
  await expect(page.getByText('12 jugadores').first()).toBeVisible();
  await button(page, 'GUARDAR LISTA DE JUGADORES').click();
  await expect(page).toHaveURL('/create-match');
  await expectForm(page, '21:00');
  await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(3);
  await button(page, 'CREAR PARTIDO').click();
  await expect(page).toHaveURL('/add-players');
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
    { date, time: '21:00', location: 'El Galpón', playerCount: 12 },
  ]);
});
