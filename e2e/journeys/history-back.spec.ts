import type { Locator, Page } from '@playwright/test';
import { chooseMatchAction } from '../support/attendance.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ name }));

async function openMatch(page: Page) {
  const { match, players } = await seedRoster(page, PLAYERS);
  await page.goto('/history');
  await expect(page.getByText(match.location).first()).toBeVisible();
  const path = `/confirm-attendance?matchId=${match.id}`;
  // A request for the match that still runs when the match is deleted would get a 404.
  await untilQuiet(page, () => page.evaluate((to) => history.pushState(null, '', to), path));
  const menu = page.getByRole('button', { name: `Más acciones para ${match.location}` });
  await expect(menu).toBeVisible();
  return { match, players, menu, path };
}

const item = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cancha Núñez' }).getByText(name);

const isAt = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => location.pathname + location.search), { message: path })
    .toBe(path);

/** Waits until the open dialog or menu has added its entry to the history. Its code loads with the first tap. */
const hasEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.entry)).toBe('open');

async function openWithEntry(page: Page, menu: Locator): Promise<void> {
  await menu.click();
  await hasEntry(page);
}

async function backFromOpen(page: Page): Promise<void> {
  await hasEntry(page);
  await page.goBack();
}

test('back closes a menu, then a dialog, then leaves the screen', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { menu, path } = await openMatch(page);
  await menu.click();
  await expect(item(page, 'Eliminar partido')).toBeVisible();
  await backFromOpen(page);
  await expect(item(page, 'Eliminar partido')).toBeHidden();
  await isAt(page, path);

  await menu.click();
  await item(page, 'Eliminar partido').click();
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar el partido?' });
  await expect(dialog).toBeVisible();
  await backFromOpen(page);
  await expect(dialog).toBeHidden();
  await isAt(page, path);
  await page.goBack();
  await isAt(page, '/history');
});

test('a menu or dialog that was closed without back leaves no history entry, not even after a reload', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { menu, path } = await openMatch(page);
  await openWithEntry(page, menu);
  await page.keyboard.press('Escape');
  await page.goBack();
  await isAt(page, '/history');

  await page.goForward();
  await isAt(page, path);
  await openWithEntry(page, menu);
  await page.keyboard.press('Escape');
  const code = page.waitForResponse(/\/back-closes-.*\.js$/);
  await page.reload();
  // Going back skips the entry only when this code has loaded.
  await page.evaluate(async (loaded) => void (await import(loaded)), (await code).url());
  await expect(menu).toBeVisible();
  await page.goBack();
  await isAt(page, '/history');
});

test('a menu that leads to a screen leaves one history entry', async ({ page, startSession }) => {
  await startSession();
  const { menu, path, match } = await openMatch(page);
  await openWithEntry(page, menu);
  await item(page, 'Editar partido').click();
  await isAt(page, `/create-match?matchId=${match.id}`);
  await page.goBack();
  await isAt(page, path);
  await page.goBack();
  await isAt(page, '/history');
});

test('back from a busy dialog leaves the screen, and its action is completed', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { menu, match } = await openMatch(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/matches/${match.id}`, async (route) => {
    if (route.request().method() === 'DELETE') await released;
    await route.fallback();
  });
  await menu.click();
  await item(page, 'Eliminar partido').click();
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar el partido?' });
  await hasEntry(page);
  await dialog.getByRole('button', { name: 'ELIMINAR' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await backFromOpen(page);
  await isAt(page, '/history');
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText(match.location)).toHaveCount(0);
  await isAt(page, '/history');
});

test('after a deletion, back skips the page of the deleted match', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, menu } = await openMatch(page);
  await page.evaluate(() => history.replaceState(null, '', '/profile'));
  await page.evaluate(
    (to) => history.pushState(null, '', to),
    `/confirm-attendance?matchId=${match.id}`,
  );
  await menu.click();
  await item(page, 'Eliminar partido').click();
  await hasEntry(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
  await isAt(page, '/history');
  await page.goBack();
  await isAt(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
});

test('input of a dialog stays when back closes it', async ({ page, startSession }) => {
  await startSession();
  const { path } = await openMatch(page);
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  const typed = page
    .getByRole('dialog', { name: 'Pegar respuestas' })
    .getByLabel('Mensajes del grupo');
  await typed.fill('Ana: voy');
  await backFromOpen(page);
  await expect(typed).toBeHidden();
  await isAt(page, path);
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  await expect(typed).toHaveValue('Ana: voy');
});

test('back closes the enlarged picture and code', async ({ page, startSession }) => {
  await startSession();
  const { match, players } = await openMatch(page);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 2), oscuroTeam: ids.slice(2) });
  const path = `/share-teams?matchId=${match.id}`;
  await page.evaluate((to) => history.pushState(null, '', to), path);
  for (const [button, name] of [
    ['Ampliar la imagen', 'Imagen ampliada'],
    ['Ampliar el código QR', 'Código QR ampliado'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await backFromOpen(page);
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await isAt(page, path);
  }
});
