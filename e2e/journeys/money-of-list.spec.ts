import { faultsIn } from '../support/browser/fit.ts';
import { looksRight } from '../support/browser/look.ts';
import { LOOKS, longName } from '../support/long-account.ts';
import {
  anEvening,
  aPricedEvening,
  button,
  costField,
  menuOf,
  moneyOf,
  paidBy,
  pathOf,
  pays,
} from '../support/money.ts';
import { ask, seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test('the pot shows who owes, and an expense and a count change it', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await aPricedEvening(page);
  await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
  await page.goto(`/player-list/${list.id}`);
  await page.getByRole('link', { name: 'La caja' }).click();
  await expect(page.getByText('La caja: −$14.000 (los pusiste vos)')).toBeVisible();
  await expect(page.getByText(/^Debe \$3\.500 del /)).toHaveCount(4);
  await button(page, 'Más acciones para Jugador A').click();
  await button(page, 'PAGÓ $3.500').click();
  await expect(page.getByText('La caja: −$10.500 (los pusiste vos)')).toBeVisible();
  await button(page, 'Más acciones para Jugador B').click();
  await button(page, 'PERDONAR').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'PERDONAR' }).click();
  await expect(page.getByText(/^Debe \$3\.500 del /)).toHaveCount(2);
  await page.goto(pathOf(match));
  await expect(menuOf(page, 'Jugador A')).toContainText('Pagó $3.500');
  await expect(menuOf(page, 'Jugador B')).toContainText('Perdonado: $3.500');
  await expect(menuOf(page, 'Jugador B')).not.toContainText('Pagó');
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByText('debe plata')).toHaveCount(2);
  await page.goto(`/list-money/${list.id}`);
  await button(page, 'CONTÉ LA CAJA').click();
  await page.getByLabel('Monto').fill('0');
  await button(page, 'ANOTAR').click();
  await expect(page.getByText('Conté y sobraban $10.500', { exact: true })).toBeVisible();
  await expect(page.getByText('La caja: $0')).toBeVisible();
  const alias = page.getByLabel('Alias, CVU, Bizum o cuenta');
  await alias.fill('potrero.mp');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await button(page, 'GUARDAR').click();
  await saved;
  await expect(alias).toHaveValue('potrero.mp');
  await looksRight(page);
});

test('what becomes of open money is asked before a player, a match and a list are deleted', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await aPricedEvening(page);
  await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
  await page.goto(pathOf(match));
  await pays(page, 'Jugador B').click();
  await expect.poll(() => paidBy(page, match, 'Jugador B')).toBe(3500);
  const dialog = page.getByRole('alertdialog');

  await page.goto(`/edit-player-list/${list.id}`);
  await page.getByRole('button', { name: /^Eliminar a Jugador A$/ }).click();
  await expect(dialog).toContainText('Debe $3.500.');
  await looksRight(page);
  await dialog.getByRole('button', { name: 'PERDONAR' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Jugador A', { exact: true })).toHaveCount(0);

  await page.goto(pathOf(match));
  await page.getByRole('button', { name: /^Más acciones para Cancha/ }).click();
  await button(page, 'Eliminar partido').click();
  await expect(dialog).toContainText('Hay $3.500 cobrados: quedan a favor de cada uno.');
  await dialog.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(page).toHaveURL(/history/);

  await page.goto(`/edit-player-list/${list.id}`);
  await page.getByRole('button', { name: /^Eliminar a Jugador B$/ }).click();
  await expect(dialog).toContainText('Tiene $3.500 a favor.');
  await dialog.getByRole('button', { name: 'NO BORRAR' }).click();
  await expect(page.getByText('Jugador B', { exact: true })).toBeVisible();
});

test(
  'La plata settles what deleted players owe or have in favour',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { list, match } = await aPricedEvening(page);
    await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
    const { players } = await moneyOf(page, match);
    const [owing, ahead] = players.map(({ playerId }) => playerId);
    const entry = { kind: 'charge', amount: -4000, playerId: ahead, note: 'De antes' };
    const path = `/api/lists/${list.id}/money/entries/${'e'.repeat(22)}`;
    await ask(page, 'PUT', path, entry);
    for (const id of [owing, ahead]) await ask(page, 'DELETE', `/api/players/${id}`);
    await page.goto(pathOf(match));
    const gone = page.getByRole('region', { name: 'Ya no están en la lista' });
    await expect(gone).toContainText(/Debe \$3\.500 del /);
    await expect(gone).toContainText('$500 a favor');
    await looksRight(page);
    await button(page, 'PERDONAR de Jugador A').click();
    await expect(gone.getByRole('status')).toHaveText('Perdonaste $3.500 a Jugador A');
    await expect(gone.getByRole('listitem')).toHaveCount(1);
    await gone.getByRole('button', { name: 'DESHACER' }).click();
    await expect(gone.getByRole('listitem')).toHaveCount(2);
    await button(page, 'PERDONAR de Jugador A').click();
    await button(page, 'QUEDA EN LA CAJA de Jugador B').click();
    await expect(gone.getByRole('listitem')).toHaveCount(0);
    await page.goto(`/list-money/${list.id}`);
    await expect(page.getByText('Jugador A', { exact: true })).toHaveCount(0);
  },
);

test(
  'both screens fit every width with the longest names',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const names = Array.from({ length: 6 }, (_, at) => ({ name: longName(at) }));
    const { list, match } = await seedRoster(page, names, 6);
    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 21_000 });
    await ask(page, 'POST', `/api/matches/${match.id}/money/close`);
    const next = await seedMatch(page, list, { date: '2030-01-10' });
    const { players } = await moneyOf(page, match);
    for (const { playerId } of players.slice(0, 5)) {
      const path = `/api/matches/${next.id}/players/${playerId}/confirm`;
      await ask(page, 'PUT', path, { isConfirmed: true });
    }
    await page.goto(pathOf(next));
    await expect(button(page, /^y \$3\.500 del jueves 3/)).toHaveCount(5);
    expect(await faultsIn(page, LOOKS)).toEqual([]);
    await page.goto(`/list-money/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Movimientos' })).toBeVisible();
    expect(await faultsIn(page, LOOKS)).toEqual([]);
  },
);

test(
  'the field for the cost is at the left while there is nothing beside it',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await anEvening(page, 4);
    await page.goto(pathOf(match));
    const { x: left = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const { x } = (await costField(page).boundingBox()) ?? {};
    expect(x).toBe(left);
  },
);
