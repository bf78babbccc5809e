import type { MatchPlayerReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { card, PLAYERS, toggle } from '../support/attendance.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { helperOf, seedHelper, setName } from '../support/helpers.ts';
import { ask, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Signs the page in at the button on its screen, as the given account, without the account chooser. */
async function signInHere(page: Page, account: string): Promise<void> {
  await page.context().route('**/auth/google?**', (route) => {
    const address = `${route.request().url()}&login_hint=${account}`;
    return route.fulfill({ status: 302, headers: { location: address } });
  });
  await page.getByRole('button', { name: 'Iniciar sesión con Google' }).click();
}

test('the owner invites a helper, who signs in and accepts, and confirms who it is', async ({
  page,
  browser,
  origin,
  account,
  startSession,
}) => {
  await startSession();
  await setName(page, 'Carla Peña');
  const { list } = await seedRoster(page, PLAYERS, 1);
  await page.goto(`/player-list/${list.id}`);
  await page.getByRole('button', { name: 'Más acciones para Los de los jueves' }).click();
  await page.getByRole('link', { name: 'Ayudantes' }).click();
  await expect(page.getByText('0 de 5')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'INVITAR' }).click();
  const url = (await page.getByText(/\/ayudar\/\w{22}$/).textContent()) ?? '';
  await expect(page.getByText('1 de 5')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await page.goto(new URL(url).pathname);
  await expect(page.getByText('Este link es tuyo')).toBeVisible();
  await openLive(page, `/helpers/${list.id}`);

  const marcos = await phone(browser, origin);
  await marcos.goto(new URL(url).pathname);
  const asked = marcos.getByRole('heading', { name: 'Carla Peña te pide una mano' });
  await expect(asked).toBeVisible();
  await expect(marcos.getByText('«Los de los jueves»')).toBeVisible();
  expect(await violations(marcos)).toEqual([]);
  await signInHere(marcos, helperOf(account));
  await expect(marcos.getByRole('button', { name: 'ACEPTAR' })).toBeVisible();
  await setName(marcos, 'Marcos Solé');
  await marcos.getByRole('button', { name: 'ACEPTAR' }).click();
  const waits = marcos.getByText('Listo. Falta que Carla Peña confirme que sos vos.');
  await expect(waits).toBeVisible();

  await expect(page.getByText('Marcos Solé')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'SÍ, ES MARCOS' }).click();
  await expect(toast(page, 'Marcos Solé ya te ayuda.')).toBeVisible();
  await marcos.goto('/');
  await expect(marcos.getByText('de Carla').first()).toBeVisible();

  const other = await phone(browser, origin);
  await other.goto(new URL(url).pathname);
  await expect(other.getByText('Este link ya no sirve')).toBeVisible();
  await Promise.all([marcos, other].map((one) => one.context().close()));
});

test('a helper runs the match of the owner, and gets the taps back that wait when the help ends', async ({
  page,
  browser,
  origin,
  account,
  startSession,
}) => {
  await startSession();
  await setName(page, 'Carla Peña');
  const { list, match, players } = await seedRoster(page, PLAYERS, 1);
  const helper = { owner: page, account: helperOf(account), name: 'Marcos Solé', list };
  const marcos = await seedHelper(browser, origin, helper);
  await marcos.goto('/');
  await expect(marcos.getByText('de Carla').first()).toBeVisible();
  await expect(marcos.getByRole('link', { name: 'Editar Los de los jueves' })).toBeVisible();
  await expect(marcos.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);

  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await openLive(marcos, `/confirm-attendance?matchId=${match.id}`);
  await toggle(marcos, 'Beto Solé').click();
  await expect(toast(marcos, 'Jugador confirmado')).toBeVisible();
  await expect(toggle(page, 'Beto Solé')).toHaveAttribute('aria-pressed', 'true');
  await toggle(page, 'Dani Ibáñez').click();
  await expect(toggle(marcos, 'Dani Ibáñez')).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(marcos)).toEqual([]);
  const [ana = '', beto = ''] = players.map(({ id }) => id);
  await seedTeams(marcos, match, { claroTeam: [ana], oscuroTeam: [beto] });
  await page.goto(`/share-teams?matchId=${match.id}`);
  await expect(page.getByText('los armó Marcos Solé')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await marcos.context().setOffline(true);
  await toggle(marcos, 'Caro Núñez').click();
  await page.goto(`/helpers/${list.id}`);
  await page.getByRole('button', { name: 'Más acciones para Marcos Solé' }).click();
  await page.getByRole('button', { name: 'SACAR' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'SACAR' }).click();
  await expect(toast(page, 'Marcos Solé ya no te ayuda.')).toBeVisible();
  await marcos.context().setOffline(false);
  const back = 'Ya no ayudás en esta lista. No se guardó: Caro Núñez confirmado.';
  await expect(toast(marcos, back)).toBeVisible();
  await expect(marcos.getByText('Ya no ayudás en esta lista.', { exact: true })).toBeVisible();
  await marcos.goto('/');
  await expect(marcos.getByText('No tienes listas de jugadores')).toBeVisible();
  await marcos.context().close();
});

test(
  'a helper changes the level of an added guest in the row of the guest, and the owner too',
  { tag: '@long' },
  async ({ page, browser, origin, account, startSession }) => {
    await startSession();
    const { list, match } = await seedRoster(page, PLAYERS, 1);
    const helper = { owner: page, account: helperOf(account), name: 'Marcos Solé', list };
    const marcos = await seedHelper(browser, origin, helper);
    const roster = `/api/matches/${match.id}/players`;
    await ask(marcos, 'POST', roster, { guestNames: ['Lola'] });
    const levelOf = async (name: string) =>
      (await ask<MatchPlayerReply[]>(page, 'GET', roster)).find((one) => one.name === name)
        ?.skillLevel;
    for (const [one, level] of [
      [marcos, '5'],
      [page, '2'],
    ] as const) {
      await openLive(one, `/confirm-attendance?matchId=${match.id}`);
      await one.getByRole('button', { name: 'Más acciones para Lola' }).click();
      await expect(one.getByRole('button', { name: 'NO ESTÁ HASTA…' })).toHaveCount(0);
      await one.getByRole('button', { name: 'CAMBIAR NIVEL' }).click();
      await one.getByRole('dialog').getByLabel('Nivel').selectOption(level);
      await expect.poll(() => levelOf('Lola')).toBe(level);
      expect(await violations(one)).toEqual([]);
      expect(await smallTargets(one)).toEqual([]);
      await one.getByRole('button', { name: 'Cerrar' }).click();
    }
    await page.getByRole('button', { name: 'Más acciones para Beto Solé' }).click();
    await expect(page.getByRole('button', { name: 'CAMBIAR NIVEL' })).toHaveCount(0);
    await marcos.context().close();
  },
);

test('two helpers and the owner tap the same evening, one of them without a signal', async ({
  page,
  browser,
  origin,
  account,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS, 1);
  const helpers = [
    { name: 'Marcos Solé', account: helperOf(account) },
    { name: 'Nico Paz', account: helperOf(account, 2) },
  ];
  const phones = [page];
  for (const helper of helpers)
    phones.push(await seedHelper(browser, origin, { owner: page, list, ...helper }));
  for (const one of phones) await openLive(one, `/confirm-attendance?matchId=${match.id}`);
  const [, marcos = page, nico = page] = phones;
  await nico.context().setOffline(true);
  await toggle(nico, 'Beto Solé').click();
  await toggle(nico, 'Caro Núñez').click();
  await toggle(nico, 'Dani Ibáñez').click();
  const declines = card(marcos, 'Beto Solé').getByRole('switch', { name: /^no va /i });
  await declines.click();
  await expect(declines).toBeChecked();
  const dani = card(page, 'Dani Ibáñez').getByRole('switch', { name: /^no va /i });
  await dani.click();
  await expect(dani).toBeChecked();
  await nico.context().setOffline(false);
  const conflicts = 'Beto Solé y Dani Ibáñez: otro dispositivo lo cambió antes, y quedó lo suyo.';
  await expect(toast(nico, conflicts)).toBeVisible();
  for (const one of phones) {
    for (const name of ['Ana Agüero', 'Caro Núñez'])
      await expect(toggle(one, name)).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Beto Solé', 'Dani Ibáñez'])
      await expect(card(one, name).getByRole('switch', { name: /^no va /i })).toBeChecked();
  }
  await Promise.all([marcos, nico].map((one) => one.context().close()));
});
