import type { Helper, OfferedList } from '@picadito/domain';
import type { Browser, Page } from '@playwright/test';
import { PLAYERS } from '../support/attendance.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { helperOf, seedHelper, setName } from '../support/helpers.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedComplaint: /404|422|No se pud/ });

/** Makes Marcos a helper of a list of Carla, the user of `page`. Returns the list, its match and his phone. */
async function helpedList(
  page: Page,
  browser: Browser,
  { origin, account }: { origin: string; account: string },
) {
  await setName(page, 'Carla Peña');
  const { list, match } = await seedRoster(page, PLAYERS, 1);
  const helper = { owner: page, account: helperOf(account), name: 'Marcos Solé', list };
  return { list, match, marcos: await seedHelper(browser, origin, helper) };
}

test('a list is handed over to a helper, who reads before what comes', async ({
  page,
  browser,
  origin,
  account,
  startSession,
}) => {
  await startSession();
  const { list, match, marcos } = await helpedList(page, browser, { origin, account });
  const url = `/api/matches/${match.id}`;
  await seedLink(page, list);
  await ask(page, 'PATCH', url, { isRecurring: true, recurringDay: 4 });
  await ask(page, 'PUT', `${url}/autopilot`, { isOn: true });

  await openLive(page, `/helpers/${list.id}`);
  await page.getByRole('button', { name: 'PASAR LA LISTA' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Escribí el nombre/).fill('Los jueves');
  await dialog.getByRole('button', { name: 'PASAR LA LISTA' }).click();
  await expect(dialog.getByText('Escribí el nombre de la lista tal cual.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await dialog.getByLabel(/^Escribí el nombre/).fill('Los de los jueves');
  await dialog.getByRole('button', { name: 'PASAR LA LISTA' }).click();
  await expect(
    page.getByText('Marcos Solé todavía no aceptó. Hasta entonces seguís a cargo.'),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await marcos.goto('/');
  await marcos.getByRole('link', { name: 'Carla Peña te pasa «Los de los jueves»' }).click();
  await expect(marcos.getByText('4 jugadores · 1 partido')).toBeVisible();
  await expect(marcos.getByText('Carla queda de ayudante.')).toBeVisible();
  expect(await violations(marcos)).toEqual([]);
  expect(await smallTargets(marcos)).toEqual([]);
  await marcos.getByRole('button', { name: 'ACEPTAR LA LISTA' }).click();
  await expect(marcos.getByText('Listo: «Los de los jueves» es tuya.')).toBeVisible();
  await marcos.getByRole('link', { name: 'VER LA LISTA' }).click();
  await marcos.getByRole('button', { name: 'Más acciones para Los de los jueves' }).click();
  await marcos.getByRole('link', { name: 'Ayudantes' }).click();
  await expect(marcos.getByText('Carla Peña')).toBeVisible();
  await marcos.goto(`/confirm-attendance?matchId=${match.id}`);
  const paused = marcos.getByText('El piloto está en pausa: hay que reanudarlo');
  await expect(paused).toBeVisible();
  expect(await violations(marcos)).toEqual([]);
  await marcos.getByRole('button', { name: 'REANUDARLO' }).click();
  await expect(paused).toBeHidden();

  await page.goto('/');
  await expect(page.getByText('de Marcos').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eliminar Los de los jueves/ })).toHaveCount(0);
  await marcos.context().close();
});

test(
  'a list is declined after a question',
  { tag: '@long' },
  async ({ page, browser, origin, account, startSession }) => {
    await startSession();
    const { list, marcos } = await helpedList(page, browser, { origin, account });
    const path = `/api/lists/${list.id}`;
    const [{ id: helperId }] = await ask<[Helper]>(page, 'GET', `${path}/helpers`);
    await ask(page, 'POST', `${path}/handover`, { helperId, name: list.name });
    const offers = () => ask<OfferedList[]>(marcos, 'GET', '/api/handovers');

    await marcos.goto(`/handover/${list.id}`);
    await marcos.getByRole('button', { name: 'NO LA QUIERO' }).click();
    const question = marcos.getByRole('alertdialog');
    await expect(question.getByText('Carla te la tiene que pasar de nuevo')).toBeVisible();
    expect(await violations(marcos)).toEqual([]);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(await offers()).toHaveLength(1);
    await marcos.getByRole('button', { name: 'NO LA QUIERO' }).click();
    await question.getByRole('button', { name: 'NO LA QUIERO' }).click();
    await expect(marcos.getByText('la sigue llevando Carla, y vos seguís ayudando')).toBeVisible();
    expect(await offers()).toEqual([]);
    await marcos.context().close();
  },
);
