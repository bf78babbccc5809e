import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { expect, test } from '../support/test.ts';

/** Sentences about the app and the server that the privacy page must contain. */
const TOLD = [
  'El número de tu cuenta de Google',
  'solo para mostrártelos a vos',
  'quien lo abra ve nombres, quién va, el día, el lugar y los equipos',
  'puede armar los links de todas las listas, y los propios de cada jugador',
  'hasta que toques «Olvidar este celu», o 400 días sin usarla',
  'Tu link propio',
  'si avisaste que otro se baja se borran 30 días después del partido',
  'Con el piloto automático los equipos se arman solos',
  'hasta dos por partido, que se actualizan si algo cambia',
  'Si pedís avisos, guardamos la dirección que da tu navegador',
  'Los avisos pasan por Google, Apple, Mozilla o Microsoft',
  'Google se entera cuando la ves',
  'Tus datos los carga quien te convoca',
  'Ningún otro organizador ve tus listas',
  'sale de tu teléfono',
  'Los registros técnicos no llevan nombres, números ni correos.',
  'después de 30 días sin usarla, y a los 90 días aunque la uses',
  'Si hay copias de seguridad',
  'Pedile a quien te convoca que te elimine de su lista.',
  'Pedíselo a quien mantiene este Picadito.',
  'quedan tu nombre y tu nivel de ese día. Tu número, no.',
  'Descargar mis datos',
  'Eliminar mi cuenta',
] as const;

test('a visitor reaches the page from the landing and the footer', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Qué guardamos de vos y de ellos' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle('Privacidad · Picadito');
  for (const sentence of TOLD) await expect(page.getByText(sentence).first()).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Armá el partido.' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeFocused();
});

test('a signed-in organiser reaches the page from the profile', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Qué guardamos y por cuánto tiempo' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('navigation', { name: 'Enlaces rápidos' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
});

test('the page is accessible at every width', { tag: '@both' }, async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBe(0);
});

test.describe('when the server does not respond', () => {
  test.use({ expectedComplaint: /503|session/ });

  test('the page opens without the code of signed-in screens', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/privacy');
    await expect(page.getByText('Pedile a quien te convoca').first()).toBeVisible();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => /\/(home|user-session|landing)/.test(script))).toEqual([]);
  });
});
