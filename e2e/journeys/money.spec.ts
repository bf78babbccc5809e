import type { ListMoneyReply } from '@picadito/domain';
import type { Page, Route } from '@playwright/test';
import { looksRight } from '../support/browser/look.ts';
import { openLive } from '../support/live.ts';
import {
  anEvening,
  aPricedEvening,
  button,
  costField,
  menuOf,
  paidBy,
  pathOf,
  pays,
  typeCost,
} from '../support/money.ts';
import { ask, hoursAgo, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

/** Returns how many of the players' rows are wholly visible above the lower edge or the bar with the main action. */
async function rowsInSight(page: Page, count: number): Promise<number> {
  const rows = page.locator('li[data-player]');
  await expect(rows).toHaveCount(count);
  return rows.evaluateAll((all) => {
    const bar = document.querySelector('[data-sticky-action]');
    const edge = bar ? bar.getBoundingClientRect().top : innerHeight;
    return all.filter((row) => row.getBoundingClientRect().bottom <= edge).length;
  });
}

const away = (route: Route) => route.abort('internetdisconnected');

test('an evening: the cost is typed once, six pay with a tap each, and the cost is corrected', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await anEvening(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByRole('link', { name: 'PLATA', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Más acciones para Cancha/ }).click();
  await page.getByRole('link', { name: 'Agregar lo que sale la cancha' }).click();

  await typeCost(page, '35 mil');
  await expect(page.getByText('≈ $3.500 si son 10')).toBeVisible();
  await button(page, 'CERRAR CUENTAS').click();
  await expect(page.getByText('$3.500 cada uno')).toBeVisible();
  await expect(page.getByText('Faltan 10: $35.000')).toBeVisible();
  for (const letter of ['A', 'B', 'C', 'D', 'E', 'F']) {
    await pays(page, `Jugador ${letter}`).click();
  }
  await expect(page.getByText('Faltan 4: $14.000')).toBeVisible();

  await button(page, /^Cambiar lo que sale la cancha/).click();
  await typeCost(page, '40.000');
  await expect(
    page.getByText(
      'La cancha pasó de $35.000 a $40.000: $500 más cada uno. A los 6 que ya pagaron les quedan $500 por pagar.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Faltan 10: $19.000')).toBeVisible();
  const { entries, pot } = await ask<ListMoneyReply>(page, 'GET', `/api/lists/${list.id}/money`);
  const payments = entries.filter(({ kind }) => kind === 'payment');
  expect(payments.map(({ amount, voidedAt }) => [amount, voidedAt])).toEqual(
    payments.map(() => [3500, null]),
  );
  expect([payments.length, pot]).toEqual([6, 21_000 - 40_000]);
});

test('a payment can be taken back for a minute, and only that one', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await aPricedEvening(page);
  await page.goto(pathOf(match));
  await pays(page, 'Jugador A').click();
  await pays(page, 'Jugador B').click();
  await expect(page.getByText('Pagó Jugador B: $3.500')).toBeVisible();
  await button(page, 'DESHACER').click();
  await expect(page.getByText('Faltan 3: $10.500')).toBeVisible();
  await expect.poll(() => paidBy(page, match, 'Jugador B')).toBe(0);
  expect(await paidBy(page, match, 'Jugador A')).toBe(3500);
});

test('an amount with two meanings is asked, and an unreadable one stays with a sentence', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await anEvening(page, 4);
  await page.goto(pathOf(match));
  await typeCost(page, 'mucho');
  await expect(
    page.getByText('Escribí el monto en números, mayor que cero: por ejemplo 35.000.'),
  ).toBeVisible();
  await page.reload();
  await expect(costField(page)).toHaveValue('mucho');
  await typeCost(page, '3.5');
  await expect(page.getByText('¿$3.500?')).toBeVisible();
  await button(page, '$3.500').click();
  await expect(page.getByText('≈ $880 si son 4')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|No se pud|Error al/ });

  test('a payment is kept over a reload, and sent when the network is back', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await aPricedEvening(page);
    await page.goto(pathOf(match));
    await expect(page.getByText('Faltan 4: $14.000')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toMatch(/money/);
    await page.route('**/api/**', away);
    await pays(page, 'Jugador A').click();
    await expect(page.getByText('Faltan 3: $10.500')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Faltan 3: $10.500')).toBeVisible();
    await page.unroute('**/api/**', away);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => paidBy(page, match, 'Jugador A')).toBe(3500);
  });
});

test.describe('two devices', () => {
  test.use({ expectedComplaint: /409|ERR_INTERNET_DISCONNECTED/ });

  test('a payment that the other device has written too is asked about', async ({
    page,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { match } = await aPricedEvening(page);
    await page.goto(pathOf(match));
    await expect(pays(page, 'Jugador A')).toBeVisible();
    await page.route('**/api/events*', away);
    await openLive(otherDevice, pathOf(match));
    await page.route('**/paid', async (route) => {
      await pays(otherDevice, 'Jugador A').click();
      await expect.poll(() => paidBy(otherDevice, match, 'Jugador A')).toBe(3500);
      await page.unroute('**/paid');
      await route.continue();
    });
    await pays(page, 'Jugador A').click();
    const question = page.getByRole('alert').filter({ hasText: '¿Pagó otra vez?' });
    await expect(question).toContainText('ya anotó $3.500 de Jugador A. ¿Pagó otra vez?');
    await page.reload();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'SÍ, ANOTAR' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Pagó $3.500 · $3.500 a favor')).toBeVisible();
  });
});

test('six of 22 players are in sight, and a player who paid opens the menu', async ({
  page,
  startSession,
}) => {
  await startSession();
  const players = Array.from({ length: 22 }, (_, at) => ({ name: `Jugadora ${10 + at}` }));
  const { match } = await seedRoster(page, players, 22);
  await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 77_000 });
  await page.goto(pathOf(match));
  expect(await rowsInSight(page, 22)).toBeGreaterThanOrEqual(6);
  await pays(page, 'Jugadora 10').click();
  await expect(button(page, '¿Por quién más pagó Jugadora 10?')).toBeVisible();
  await menuOf(page, 'Jugadora 10').click();
  await button(page, /^HOY NO PAGA/).click();
  await expect(page.getByText('Pagan 21 de 22: $3.700 cada uno.')).toBeVisible();
  await looksRight(page);
});

test(
  'six of 22 players are in sight also if all owe for an older match and the accounts can be closed',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const names = Array.from({ length: 22 }, (_, at) => ({ name: `Jugadora ${10 + at}` }));
    const { list, match, players } = await seedRoster(page, names, 22);
    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 77_000 });
    await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
    const today = await seedMatch(page, list, hoursAgo());
    await ask(page, 'PATCH', `/api/matches/${today.id}/money`, { cost: 77_000 });
    for (const { id } of players) {
      const path = `/api/matches/${today.id}/players/${id}/confirm`;
      await ask(page, 'PUT', path, { isConfirmed: true });
    }
    await page.goto(pathOf(today));
    await expect(button(page, 'CERRAR CUENTAS')).toBeVisible();
    await expect(button(page, /^y \$3\.500 del jueves 3/)).toHaveCount(22);
    expect(await rowsInSight(page, 22)).toBeGreaterThanOrEqual(6);
    await looksRight(page);
  },
);

test(
  'the switch adds what each pays to the messages, on every device',
  { tag: '@long' },
  async ({ page, startSession, otherDevice }) => {
    await startSession();
    const { list, match, players } = await seedRoster(page, ELEVEN.slice(0, 10), 10);
    const ids = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5) });
    const shareScreen = `/share-teams?matchId=${match.id}`;
    const withMoney = (of: Page) => of.getByRole('checkbox', { name: 'Con la plata' });
    await page.goto(shareScreen);
    await expect(page.locator('pre')).toContainText('Lugar: Cancha Núñez');
    await expect(withMoney(page)).toHaveCount(0);

    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 35_000 });
    await ask(page, 'PATCH', `/api/lists/${list.id}/money`, { payTo: 'potrero.mp' });
    await page.reload();
    await expect(withMoney(page)).not.toBeChecked();
    await expect(page.locator('pre')).not.toContainText('Cancha:');
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    // The tick follows the cached setting, one task after the tap.
    await withMoney(page).click();
    await expect(withMoney(page)).toBeChecked();
    const line = 'Cancha: $3.500 cada uno. Alias: potrero.mp';
    await expect(page.locator('pre')).toContainText(`\n\n${line}\n\n`);
    await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(line).replaceAll('.', '\\.')),
    );
    await looksRight(page);
    await stored;
    await otherDevice.goto(shareScreen);
    await expect(withMoney(otherDevice)).toBeChecked();

    // Without a share sheet the call is a link, whose address contains the message.
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await button(page, 'Más acciones del partido').click();
    const call = page.getByRole('link', { name: 'AVISAR AL GRUPO' });
    const estimate = encodeURIComponent('Cancha: ≈ $3.500 si son 10. Alias: potrero.mp');
    await expect(call).toHaveAttribute('href', new RegExp(estimate.replaceAll('.', '\\.')));
    await button(page, /^SIN LA PLATA/).click();
    await button(page, 'Más acciones del partido').click();
    await expect(call).not.toHaveAttribute('href', /Cancha%3A/);
    await expect(button(page, /^CON LA PLATA/)).toBeVisible();
  },
);
