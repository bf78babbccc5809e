import type { ListMoneyReply, Match } from '@picadito/domain';
import type { Page, Route } from '@playwright/test';
import { looksRight } from '../support/browser/look.ts';
import { openLive } from '../support/live.ts';
import {
  anEvening,
  aPricedEvening,
  button,
  menuOf,
  moneyOf,
  paidBy,
  pathOf,
  pays,
} from '../support/money.ts';
import { ask, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const away = (route: Route) => route.abort('internetdisconnected');
const ledgerOf = (page: Page, { id }: { id: string }) =>
  ask<ListMoneyReply>(page, 'GET', `/api/lists/${id}/money`);
const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Creates a match of four that cost $14.000 and whose accounts are closed. */
async function aClosedEvening(page: Page) {
  const evening = await aPricedEvening(page);
  await ask(page, 'POST', `/api/matches/${evening.match.id}/money/close`);
  return evening;
}

async function backOnline(page: Page): Promise<void> {
  await page.unroute('**/api/**', away);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test.describe('without a network', () => {
  test.use({
    expectedComplaint:
      /ERR_INTERNET_DISCONNECTED|session|No se pud|Error al|Failed to load|outbox|profile|Time zone/,
  });

  test('the pot is shown after a reload, with what waits on top, and settings say that they need a network', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { list } = await aClosedEvening(page);
    await page.goto(`/list-money/${list.id}`);
    await expect(page.getByText('La caja: −$14.000 (los pusiste vos)')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain(`/api/lists/${list.id}/money`);
    await page.route('**/api/**', away);
    await button(page, 'Más acciones para Jugador A').click();
    await exact(page, 'PAGÓ $3.500').click();
    await expect(page.getByText('La caja: −$10.500 (los pusiste vos)')).toBeVisible();
    await page.getByLabel('Alias, CVU, Bizum o cuenta').fill('potrero.mp');
    await button(page, 'GUARDAR').click();
    const refused = 'Para cambiar esto hace falta señal. No se guardó nada: probá cuando vuelva.';
    await expect(page.getByText(refused, { exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByText('La caja: −$10.500 (los pusiste vos)')).toBeVisible();
    await expect(page.getByText('Jugador A pagó $3.500', { exact: true })).toBeVisible();
    await expect(page.getByText('espera la señal', { exact: false }).first()).toBeVisible();
    await expect(page.getByLabel('Alias, CVU, Bizum o cuenta')).toHaveValue('potrero.mp');
    await looksRight(page);
    await backOnline(page);
    await expect.poll(async () => (await ledgerOf(page, list)).pot).toBe(-10_500);
  });

  test('a deposit whose reply was lost is written once', async ({ page, startSession }) => {
    await startSession();
    const { list, match } = await aPricedEvening(page);
    await page.goto(pathOf(match));
    await page.getByText('Más', { exact: true }).click();
    await page.getByLabel('La seña la pagó…').selectOption({ label: 'Jugador A' });
    await page.getByLabel('Agregar seña').fill('4.000');
    const losesReply = async (route: Route) => {
      await route.fetch();
      await away(route);
    };
    await page.route('**/money/entries/*', losesReply, { times: 1 });
    await exact(page, 'ANOTAR').click();
    await expect(page.getByText('Falta pagar en la cancha: $10.000')).toBeVisible();
    await expect(page.getByText('1 cambio espera la señal.')).toHaveCount(0);
    await expect(async () => {
      const { entries } = await ledgerOf(page, list);
      expect(entries).toMatchObject([{ isDeposit: true, amount: 4000, playerName: 'Jugador A' }]);
    }).toPass();
    // What the player paid in advance pays the player's share.
    await expect(pays(page, 'Jugador B')).toBeVisible();
    await expect(pays(page, 'Jugador A')).toHaveCount(0);
  });
});

test.describe('two devices', () => {
  test.use({ expectedComplaint: /409|ERR_INTERNET_DISCONNECTED/ });

  test('a payment in the pot that the other device has written too is asked about', async ({
    page,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { list, match } = await aClosedEvening(page);
    await page.goto(`/list-money/${list.id}`);
    await expect(page.getByText(/^Debe \$3\.500 del /)).toHaveCount(4);
    await page.route('**/api/events*', away);
    await openLive(otherDevice, pathOf(match));
    await pays(otherDevice, 'Jugador A').click();
    await expect.poll(async () => (await ledgerOf(page, list)).pot).toBe(-10_500);
    await button(page, 'Más acciones para Jugador A').click();
    await button(page, 'PAGÓ EN EFECTIVO').click();
    const question = page.getByRole('alert').filter({ hasText: '¿Pagó otra vez?' });
    await expect(question).toContainText('ya anotó $3.500 de Jugador A. ¿Pagó otra vez?');
    await looksRight(page);
    await question.getByRole('button', { name: 'NO', exact: true }).click();
    await expect(question).toHaveCount(0);
    expect((await ledgerOf(page, list)).pot).toBe(-10_500);
  });
});

test('another attendance of closed accounts says what it changes', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await aClosedEvening(page);
  await page.goto(pathOf(match));
  await pays(page, 'Jugador A').click();
  await expect(page.getByText('Faltan 3: $10.500')).toBeVisible();
  const known = page.waitForResponse(`**/api/matches/${match.id}/money`);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await known;
  await page.getByRole('switch', { name: 'NO VA Jugador D' }).click();
  const sentence =
    'Cambió cuántos pagan: $1.200 más cada uno. A Jugador A le quedan $1.200 por pagar.';
  await expect(toast(page, sentence)).toBeVisible();
  await page.goto(pathOf(match));
  await expect(page.getByText('$4.700 cada uno')).toBeVisible();
});

test('who owed before, what the pot had, an expense of a player, and money that is given back', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Beto' }, { name: 'Nico' }]);
  await page.goto(`/list-money/${list.id}`);
  await button(page, 'La caja tenía…').click();
  await page.getByLabel('Monto').fill('4.300');
  await exact(page, 'ANOTAR').click();
  await expect(page.getByText('La caja tenía $4.300', { exact: true })).toBeVisible();
  await expect(button(page, 'La caja tenía…')).toHaveCount(0);

  await button(page, 'Saldo anterior').click();
  await dialog(page).getByLabel('Jugador').selectOption({ label: 'Beto' });
  await looksRight(page);
  await page.getByLabel('Monto').fill('2.000');
  await exact(page, 'ANOTAR').click();
  await expect(page.getByText('Debe $2.000 de antes.')).toBeVisible();

  await button(page, 'Saldo anterior').click();
  await dialog(page).getByLabel('Jugador').selectOption({ label: 'Nico' });
  await dialog(page).getByText('A favor', { exact: true }).click();
  await page.getByLabel('Monto').fill('500');
  await exact(page, 'ANOTAR').click();
  await button(page, 'Agregar gasto').click();
  await page.getByLabel('¿En qué?').fill('Pelota');
  await page.getByLabel('Lo pagó…').selectOption({ label: 'Nico' });
  await page.getByLabel('Monto').fill('6.000');
  await exact(page, 'ANOTAR').click();
  await expect(page.getByText('Gasto: $6.000, de Nico (Pelota)', { exact: true })).toBeVisible();
  await expect(page.getByText('La caja: $4.300')).toBeVisible();

  await button(page, 'Más acciones para Nico').click();
  await button(page, /^SE LOS DEVOLVÍ/).click();
  await expect(page.getByText('Se le devolvieron $6.500 a Nico', { exact: true })).toBeVisible();
  await expect(page.getByText('La caja: −$2.200 (los pusiste vos)')).toBeVisible();
  await expect.poll(async () => (await ledgerOf(page, list)).pot).toBe(-2200);
});

test('after a part payment the share of another pays no rest', async ({ page, startSession }) => {
  await startSession();
  const { match } = await aPricedEvening(page);
  await page.goto(pathOf(match));
  await menuOf(page, 'Jugador A').click();
  await button(page, 'Otro monto').click();
  await dialog(page).getByLabel('Monto').fill('1000');
  await exact(page, 'ANOTAR').click();
  await button(page, /^y también por…/).click();
  await dialog(page).getByRole('button', { name: 'Jugador B' }).click();
  await expect(page.getByText('Jugador A pagó por Jugador B: $3.500')).toBeVisible();
  await expect.poll(() => paidBy(page, match, 'Jugador B')).toBe(3500);
  expect(await paidBy(page, match, 'Jugador A')).toBe(1000);

  await menuOf(page, 'Jugador C').click();
  await exact(page, 'y también por…').click();
  await dialog(page).getByRole('button', { name: 'Jugador D' }).click();
  await expect(page.getByText('TODOS PAGARON')).toHaveCount(0);
  await expect.poll(() => paidBy(page, match, 'Jugador D')).toBe(3500);
  expect(await paidBy(page, match, 'Jugador C')).toBe(3500);
});

test('a fixed price without a cost offers no division, and a cost brings it back', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await anEvening(page, 4);
  await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { price: 4000 });
  await page.goto(pathOf(match));
  await page.getByText('Más', { exact: true }).click();
  await expect(page.getByLabel('Cada uno pone…')).toBeVisible();
  await expect(button(page, 'QUE SE DIVIDA')).toHaveCount(0);
  await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 14_000 });
  await button(page, 'QUE SE DIVIDA').click();
  await expect(page.getByText('≈ $3.500 si son 4')).toBeVisible();
  await expect.poll(async () => (await moneyOf(page, match)).price).toBeNull();
});

test('a cost with two meanings is asked before the match is created, and nothing typed is lost', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page, [{ name: 'Ana' }]);
  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByText('Más', { exact: true }).last().click();
  const cost = page.getByLabel('¿Cuánto sale la cancha?');
  await cost.fill('3.5');
  await page.getByText('Más', { exact: true }).last().click();
  await exact(page, 'CREAR PARTIDO').click();
  await expect(cost).toBeFocused();
  await expect(cost).toHaveAccessibleDescription(/Tocá el monto que es/);
  await looksRight(page);
  await expect(page).toHaveURL(/create-match/);
  await exact(page, '$3.500').click();
  await exact(page, 'CREAR PARTIDO').click();
  await expect(page).toHaveURL(/add-players/);
  const [match] = await ask<Match[]>(page, 'GET', '/api/matches');
  await expect.poll(async () => (match ? (await moneyOf(page, match)).cost : null)).toBe(3500);
});
