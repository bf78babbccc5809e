import type { Locator } from '@playwright/test';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { endAnimations } from '../support/browser/look.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { paste } from '../support/paste-list.ts';
import { ask, chooseList, rosterOf, seedRoster } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const ROW_PX = 64;
const BUTTON_PX = 48;

const heightOf = async (one: Locator) => (await one.boundingBox())?.height;
const topsOf = (all: Locator[]) =>
  Promise.all(all.map(async (one) => (await one.boundingBox())?.y ?? -1));

test('on small phones a match and a called player take one row each', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, ELEVEN, 11);
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/history');
  const row = page.getByRole('main').getByRole('article');
  await expect(row).toContainText('11 de 11 confirmados');
  for (const width of [SMALL_PHONE.width, 360, 375, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await heightOf(row), `${width} px`).toBe(ROW_PX);
  }

  const [first] = await rosterOf(page, match);
  const path = `/api/matches/${match.id}/players/${first?.id}`;
  await ask(page, 'PUT', `${path}/confirm`, { isConfirmed: false });
  await ask(page, 'PUT', `${path}/call`, { called: true });
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  const called = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
  await expect(called).toContainText('Chat abierto');
  expect(await heightOf(called)).toBe(ROW_PX);
});

test('on the smallest phone buttons keep to one line, and two stand beside each other', async ({
  page,
  signIn,
  full,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await signIn(full.account);
  await page.goto(`/player-list/${full.listId}`);
  const main = page.getByRole('main');
  const edit = main.getByRole('link', { name: 'Editar' });
  await expect(edit).toBeVisible();
  const [left, right] = await topsOf([
    edit,
    main.getByRole('button', { name: 'Agregar jugadores' }),
  ]);
  expect(left).toBe(right);

  await page.goto('/create-players-list');
  const save = page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' });
  expect(await heightOf(save)).toBe(BUTTON_PX);
  await paste(page, ELEVEN.map(({ name }) => name).join('\n'));
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: /^AGREGAR/ });
  await expect(add).toBeVisible();
  await endAnimations(page);
  const [back, go] = await topsOf([dialog.getByRole('button', { name: 'Volver' }), add]);
  expect(back).toBe(go);
});

test('a list shows its players without scrolling, and on a desktop the button that adds one', async ({
  page,
  signIn,
  full,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(full.account);
  await page.goto(`/player-list/${full.listId}`);
  const row = page.getByRole('row', { name: 'Ana Agüero' });
  await expect(row).toBeVisible();
  expect(await elementsOutOfSight(page, { row })).toEqual([]);
  await chooseList(page, { id: full.listId });
  await page.goto('/add-players');
  await page.setViewportSize(DESKTOP);
  const add = page.getByRole('button', { name: 'AGREGAR JUGADOR' });
  await expect(add).toBeVisible();
  expect(await elementsOutOfSight(page, { add })).toEqual([]);
});

test('the enlarged picture in landscape leaves the button that closes it visible', async ({
  page,
  signIn,
  full,
}) => {
  await page.setViewportSize(LANDSCAPE);
  await signIn(full.account);
  await page.goto(`/share-teams?matchId=${full.matchId}`);
  for (const opener of ['Ampliar la imagen', /^Ampliar el código/]) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Cerrar' });
    await expect(close).toBeVisible();
    const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden, 'px to scroll').toBe(0);
    await close.click();
  }
});
