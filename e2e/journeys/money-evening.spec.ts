import type { ListMoneyReply, Match } from '@picadito/domain';
import type { Page, Route } from '@playwright/test';
import { button as onPage, answerAs, phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { button, costField, moneyOf, paidBy, pathOf, pays, typeCost } from '../support/money.ts';
import { ask, seedLink, seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const NAMES = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede', 'Gabi', 'Hugo', 'Juli'];
const PLAYERS = NAMES.map((name) => ({ name }));
const AFTERNOON = '2030-01-03T18:00:00-03:00';
const NIGHT = '2030-01-03T23:00:00-03:00';

const away = (route: Route) => route.abort('internetdisconnected');
const ledgerOf = (page: Page, id: string) =>
  ask<ListMoneyReply>(page, 'GET', `/api/lists/${id}/money`);
const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const missing = (page: Page, text: string) => page.getByRole('heading', { name: text });

async function setNetwork(page: Page, isOn: boolean): Promise<void> {
  if (!isOn) {
    await page.route('**/api/**', away);
    return;
  }
  await page.unroute('**/api/**', away);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function typeCostAndDeposit(page: Page, match: Match): Promise<void> {
  // Eight players share $35.000: $4.375 each, rounded up to hundreds, as $200 too much is within 2 % ($700).
  await page.goto(pathOf(match));
  await typeCost(page, '35 mil');
  await expect(page.getByText('≈ $4.400 si son 8')).toBeVisible();
  await expect(page.getByText('Sobran $200: quedan en la caja.')).toBeVisible();
  await page.getByText('Más', { exact: true }).click();
  await page.getByLabel('Agregar seña').fill('10.000');
  await exact(page, 'ANOTAR').click();
  await expect(page.getByText('Falta pagar en la cancha: $25.000')).toBeVisible();
}

/** Answers VOY for Juli, who brings a guest. */
async function bringGuest(host: Page, link: string): Promise<void> {
  await host.goto(link);
  await answerAs(host, 'Juli', 'VOY');
  await host.getByText('+1: traigo a alguien').click();
  await host.getByLabel('Su nombre').fill('Lolo');
  await onPage(host, 'SUMAR').click();
  await expect(host.getByText('Lolo viene con vos.')).toBeVisible();
  await host.context().close();
}

/** Lets Beto pay, and then for Caro and for Dani too. */
async function payForThree(
  page: Page,
  listId: string,
  idOf: (name: string) => string,
): Promise<void> {
  await pays(page, 'Beto').click();
  for (const name of ['Caro', 'Dani']) {
    await button(page, '¿Por quién más pagó Beto?').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByText(`Beto pagó por ${name}: $3.900`)).toBeVisible();
  }
  // 35.100 − 3 × 3.900
  await expect(missing(page, 'Faltan 5: $23.400')).toBeVisible();
  const paidByBeto = async () =>
    (await ledgerOf(page, listId)).entries
      .filter((entry) => entry.paidBy === idOf('Beto'))
      .map(({ playerId }) => playerId);
  await expect.poll(paidByBeto).toEqual([idOf('Dani'), idOf('Caro')]);
}

/** Expects the figures at the end of the evening. */
async function expectLedger(page: Page, listId: string): Promise<void> {
  const { pot, balances, entries } = await ledgerOf(page, listId);
  // 23.400 were paid, and 40.000 cost the pitch.
  expect(pot).toBe(-16_600);
  expect(new Map(balances.map(({ name, balance }) => [name, balance]))).toEqual(
    new Map([
      ['Juli', 7800 - 2 * 4500],
      ...['Beto', 'Caro', 'Dani', 'Ema'].map((name) => [name, 3900 - 4500] as const),
      ...['Fede', 'Gabi', 'Hugo'].map((name) => [name, -4500] as const),
    ]),
  );
  const live = entries.filter(({ voidedAt }) => voidedAt === null);
  const sumOf = (kind: string) =>
    live.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  expect([sumOf('charge'), sumOf('expense'), sumOf('payment')]).toEqual([40_500, 40_000, 23_400]);
  const voidPayments = entries.filter(
    ({ kind, voidedAt }) => kind === 'payment' && voidedAt !== null,
  );
  expect(voidPayments).toEqual([]);
}

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock(AFTERNOON);
  await startSession();
});

test.describe('with a gap in the network', () => {
  test.use({
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|No se pud|Error al|Sin conexi|profile/,
  });

  test('an evening with a deposit, one who pays for two, a guest, a drop-out and a corrected cost', async ({
    page,
    browser,
    origin,
    otherDevice,
    setClock,
  }) => {
    const { list, match, players } = await seedRoster(page, PLAYERS, 8);
    const idOf = (name: string) => players.find((player) => player.name === name)?.id ?? '';

    await typeCostAndDeposit(page, match);
    // Juli comes too and brings a guest, so that ten share: $3.500 each, and $7.000 for Juli.
    const link = await seedLink(page, list);
    await bringGuest(await phone(browser, origin, false), link);
    await openLive(otherDevice, pathOf(match));
    await expect(otherDevice.getByText('≈ $3.500 si son 10')).toBeVisible();
    await expect(pays(otherDevice, 'Juli')).toContainText('$7.000');

    // Ana drops out, so that nine share again, one of them the guest: $3.900 each, and $7.800 for Juli.
    const dropOut = { isConfirmed: false, declined: true };
    const dropped = `/api/matches/${match.id}/players/${idOf('Ana')}/confirm`;
    await ask(otherDevice, 'PUT', dropped, dropOut);
    await setClock(NIGHT);
    await page.reload();
    await expect(pays(page, 'Juli')).toContainText('$7.800');
    await button(page, 'CERRAR CUENTAS').click();
    await expect(page.getByText('$3.900 cada uno')).toBeVisible();
    // 9 × 3.900
    await expect(missing(page, 'Faltan 8: $35.100')).toBeVisible();

    await payForThree(page, list.id, idOf);
    // Without a network Juli pays here, and Ema on the other device.
    await setNetwork(page, false);
    await pays(page, 'Juli').click();
    // 27.300 − 3.900 − 7.800
    await expect(missing(page, 'Faltan 4: $15.600')).toBeVisible();
    await pays(otherDevice, 'Ema').click();
    await expect.poll(() => paidBy(otherDevice, match, 'Ema')).toBe(3900);
    expect(await paidBy(otherDevice, match, 'Juli')).toBe(0);
    await setNetwork(page, true);
    // 15.600 − 3.900
    for (const device of [page, otherDevice]) {
      await expect(missing(device, 'Faltan 3: $11.700')).toBeVisible();
    }

    // $40.000 among nine: $4.444,44 each, rounded up to $4.500, as $500 too much is within 2 % ($800).
    await button(page, /^Cambiar lo que sale la cancha/).click();
    await costField(page).fill('40.000');
    await button(page, 'GUARDAR').click();
    await expect(
      page.getByText(
        'La cancha pasó de $35.000 a $40.000: $600 más cada uno. A 4 de los 5 que ya pagaron les quedan $600 por pagar. A Juli le quedan $1.200 por pagar (con Lolo).',
      ),
    ).toBeVisible();
    // 9 × 4.500 − 7.800 − 4 × 3.900
    await expect(missing(otherDevice, 'Faltan 8: $17.100')).toBeVisible();

    await expectLedger(page, list.id);
  });
});

test(
  'accounts of more than a week ago are changed only if the organiser says so',
  { tag: '@long' },
  async ({ page, setClock }) => {
    const { match } = await seedRoster(page, PLAYERS.slice(0, 4), 4);
    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 14_000 });
    await setClock(NIGHT);
    await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
    await setClock('2030-01-12T12:00:00-03:00');
    await page.goto(pathOf(match));
    await expect(page.getByText('$3.500 cada uno')).toBeVisible();
    await button(page, /^Cambiar lo que sale la cancha/).click();
    await typeCost(page, '16.000');
    const question = page.getByRole('alert').filter({ hasText: '¿Las cambio?' });
    await expect(question).toContainText('Las cuentas del 3/1 están cerradas. ¿Las cambio?');
    await button(page, 'DEJARLAS').click();
    await expect(question).toHaveCount(0);
    expect((await moneyOf(page, match)).players[0]).toMatchObject({ charged: 3500 });

    // The cost is that of the closing again, and nothing is asked until another change.
    await page.reload();
    await expect(page.getByText('$3.500 cada uno')).toBeVisible();
    await expect(button(page, /^Cambiar lo que sale la cancha/)).toContainText('14.000');
    await expect(question).toHaveCount(0);
    await button(page, /^Cambiar lo que sale la cancha/).click();
    await typeCost(page, '16.000');
    await exact(page, 'CAMBIAR').click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('$4.000 cada uno')).toBeVisible();
    // The screen shows the new amount before the reply to the change has arrived.
    const first = async () => (await moneyOf(page, match)).players[0];
    await expect.poll(first).toMatchObject({ charged: 4000 });
  },
);

/** Suspends a match of four with a deposit of $10.000, and opens its money. */
async function suspended(page: Page): Promise<{ match: Match; next: Match; listId: string }> {
  const { list, match } = await seedRoster(page, PLAYERS.slice(0, 4), 4);
  const next = await seedMatch(page, list, { date: '2030-01-10' });
  await page.goto(pathOf(match));
  await typeCost(page, '14.000');
  await page.getByText('Más', { exact: true }).click();
  await page.getByLabel('Agregar seña').fill('10.000');
  await exact(page, 'ANOTAR').click();
  await expect(page.getByText('Falta pagar en la cancha: $4.000')).toBeVisible();
  await button(page, /^Más acciones para Cancha/).click();
  await button(page, 'Cancelar partido').click();
  await button(page, 'Sí, se suspende').click();
  await expect(page.getByText('Se suspendió con $10.000 de seña.')).toBeVisible();
  return { match, next, listId: list.id };
}

test('a lost deposit is charged to those who were confirmed', async ({ page }) => {
  const { listId } = await suspended(page);
  await button(page, 'SE PERDIÓ').click();
  await expect(page.getByText('¿Qué pasó con la seña?')).toHaveCount(0);
  // 10.000 among four
  await expect(missing(page, 'Faltan 4: $10.000')).toBeVisible();
  await pays(page, 'Ana').click();
  await expect(missing(page, 'Faltan 3: $7.500')).toBeVisible();
  await expect.poll(async () => (await ledgerOf(page, listId)).pot).toBe(2500 - 10_000);
});

test(
  'a returned deposit counts nowhere, and nobody owes for it',
  { tag: '@long' },
  async ({ page }) => {
    const { listId } = await suspended(page);
    await button(page, 'LA DEVOLVIERON').click();
    await expect(
      page.getByText('El partido está suspendido: no hay cuentas para cerrar.'),
    ).toBeVisible();
    await expect.poll(() => ledgerOf(page, listId)).toMatchObject({ pot: 0, balances: [] });
  },
);

test('a deposit that stays is paid for the next match', { tag: '@long' }, async ({ page }) => {
  const { next, listId } = await suspended(page);
  await button(page, 'QUEDA PARA EL PRÓXIMO').click();
  await expect(page.getByText('¿Qué pasó con la seña?')).toHaveCount(0);
  await page.goto(pathOf(next));
  await expect(page.getByText('Falta pagar en la cancha: $4.000')).toBeVisible();
  await expect.poll(async () => (await ledgerOf(page, listId)).pot).toBe(-10_000);
});
