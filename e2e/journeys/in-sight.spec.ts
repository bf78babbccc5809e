import { outOfSight } from '../support/browser/in-sight.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/sizes.ts';
import { chooseList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP];
const LINE_PX = 64;

test('the header is one line on a low screen, with the menu behind its toggle', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(LANDSCAPE);
  await signIn();
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(LINE_PX);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu).toBeHidden();
  await header.getByRole('button', { name: 'Menú' }).click();
  await menu.getByRole('link', { name: 'Historial' }).click();
  await expect(page).toHaveURL('/history');
  await expect(menu).toBeHidden();
});

test('the main action is in sight on every screen that has one', async ({ page, signIn, full }) => {
  const screens = {
    '/create-match': 'CREAR PARTIDO',
    [`/create-match?matchId=${full.matchId}`]: 'GUARDAR CAMBIOS',
    '/create-players-list': 'GUARDAR LISTA DE JUGADORES',
    '/add-players': /^CONTINUAR/,
    [`/player-list/${full.listId}`]: 'Crear Partido',
    [`/edit-player-list/${full.listId}`]: 'LISTO',
    [`/form-teams?matchId=${full.matchId}`]: 'GUARDAR Y COMPARTIR',
    [`/share-teams?matchId=${full.matchId}`]: 'Compartir por WhatsApp',
    '/profile': 'GUARDAR CAMBIOS',
  };
  await signIn(full.account);
  await chooseList(page, { id: full.listId });
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(path);
    const main = page.getByRole('main');
    const action = main.getByRole('button', { name }).or(main.getByRole('link', { name }));
    await expect(action).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await test.step(`${path} at ${size.width}×${size.height}`, async () => {
        expect(await outOfSight(page, { [String(name)]: action })).toEqual([]);
      });
    }
  }
});
