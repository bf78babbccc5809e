import { PHONE } from '../support/browser/devices.ts';
import { answerSession } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const MENU = [
  ['Inicio', '/'],
  ['Crear Partido', '/create-match'],
  ['Jugadores', '/add-players'],
  ['Armar Equipos', '/form-teams'],
  ['Confirmar', '/confirm-attendance'],
  ['Compartir', '/share-teams'],
  ['Historial', '/history'],
  ['Ranking', '/rankings'],
  ['Recurrentes', '/recurring-matches'],
  ['Mi Perfil', '/profile'],
] as const;

const QUICK_LINKS = MENU.filter(([name]) =>
  ['Crear Partido', 'Jugadores', 'Armar Equipos', 'Historial'].includes(name),
);

test(
  'the menu links to every screen, and is collapsed below 768 px',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn();
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const button = page.getByRole('button', { name: 'Menú' });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(button).toBeHidden();
    await expect(menu.getByRole('link')).toHaveText(MENU.map(([name]) => name));
    for (const [name, path] of MENU) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link')).toHaveText(MENU.map(([name]) => name));
    await menu.getByRole('link', { name: 'Historial' }).click();
    await expect(page).toHaveURL('/history');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Historial' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test(
  'the header shows the user, by e-mail without a name, and links to home',
  { tag: '@both' },
  async ({ page, signIn, account, isMobile }) => {
    const header = page.getByRole('banner');
    const logo = header.getByRole('link', { name: /PICADITO/ });
    await page.goto('/landing');
    await expect(logo).toHaveAttribute('href', '/landing');
    await signIn();
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    const number = /\d+/.exec(account)?.[0];
    await expect(header.getByText(`Cuenta vacía ${number}`)).toBeVisible();
    await expect(header.getByText('C', { exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Salir' })).toBeVisible();

    await answerSession(page, { name: '' });
    await page.goto('/history');
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    await expect(header.getByText(`vacio-${number}`, { exact: true })).toBeVisible();
    await logo.click();
    await expect(page).toHaveURL('/');
  },
);

test(
  "'COMENZAR AHORA' is shown on the home screen of a desktop only, and links to a new match",
  { tag: '@both' },
  async ({ page, signIn, isMobile }) => {
    const begin = page.getByRole('link', { name: 'COMENZAR AHORA' });
    await signIn();
    if (isMobile) {
      await expect(begin).toBeHidden();
    } else {
      await begin.click();
      await expect(page).toHaveURL('/create-match');
      await expect(begin).toHaveCount(0);
    }
  },
);

test('the footer has quick links for signed-in users', async ({ page, signIn }) => {
  const links = page.getByRole('navigation', { name: 'Enlaces rápidos' });
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(links).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0);
  await signIn();
  // Home itself leads to a new match and to the history.
  await expect(links.getByRole('link')).toHaveText(['Jugadores', 'Armar Equipos']);
  const leftOf = async (name: string) =>
    (await page.getByRole('contentinfo').getByRole('link', { name }).boundingBox())?.x;
  expect(await leftOf('Jugadores')).toBe(await leftOf('Privacidad'));
  await page.goto('/profile');
  for (const [name, path] of QUICK_LINKS) {
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await links.getByRole('link', { name: 'Historial' }).click();
  await expect(page).toHaveURL('/history');
  await expect(links.getByRole('link', { name: 'Historial' })).toHaveCount(0);
});

test('on a phone the footer begins below the window and is at most 130 px high', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/player-lists');
  await expect(page.getByText('No hay listas. ¡Crea una!')).toBeVisible();
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(PHONE.height - 1);
  expect(y).toBeLessThan(PHONE.height + 60);
  expect(height).toBeLessThanOrEqual(130);
});
