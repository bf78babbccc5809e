import type { Route } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp } from '../support/attendance.ts';
import { seedRoster, answerSession } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test("without lists a match says 'No tienes listas de jugadores. Crea una lista primero.'", async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-match');
  await expect(
    page.getByText('No tienes listas de jugadores. Crea una lista primero.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Crea una lista primero.' }).click();
  await expect(page).toHaveURL(/^[^?]+\/create-players-list\?next=/);
});

test(
  "a user without name and e-mail is called 'Usuario'",
  { tag: '@both' },
  async ({ page, signIn, isMobile }) => {
    await signIn();
    await answerSession(page, { name: '', email: null });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Usuario!');
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('banner').getByText('Usuario', { exact: true })).toBeVisible();
  },
);

test(
  'the photo is shown in the header and the greeting',
  { tag: '@both' },
  async ({ page, signIn, isMobile }) => {
    await signIn();
    const photoURL = 'https://lh3.googleusercontent.com/a/ana';
    const dot =
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle r="48"/></svg>';
    await page.route(photoURL, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: dot }),
    );
    await answerSession(page, { photoURL });
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    for (const place of [page.getByRole('banner'), page.getByRole('main')]) {
      await expect(place.locator(`img[src="${photoURL}"]`)).toBeVisible();
    }
  },
);

test('a temporary profile is announced until it is stored', async ({ page, startSession }) => {
  await startSession();
  const session = await (await page.request.get('/api/session')).json();
  const temporary = (route: Route) => route.fulfill({ json: { ...session, temporary: true } });
  await page.route('**/api/session', temporary);
  await page.goto('/');
  const notice = page.getByText('Todavía no pudimos guardar tu perfil: seguís con uno temporal.');
  await expect(notice).toBeVisible();
  await page.unroute('**/api/session', temporary);
  await page.getByRole('complementary').getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toHaveCount(0);
});

test("'Éxito' is the title of the toast after a created match, an opened call and saved teams", async ({
  page,
  context,
  startSession,
}) => {
  await answerWhatsApp(context);
  await startSession();
  const ana = { name: 'Ana', whatsapp: '+5491155551001' };
  const { match } = await seedRoster(page, [ana, { name: 'Beto' }], 2);
  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  await expect(toast(page, /^Éxito$/)).toBeVisible();
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  await expect(toast(page, 'Se abrió WhatsApp para 1 jugador.')).toBeVisible();
  await expect(toast(page, /^Éxito$/)).toBeVisible();
  await page.goto(`/form-teams?matchId=${match.id}`);
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await expect(toast(page, 'Equipos guardados correctamente')).toBeVisible();
  await expect(toast(page, /^Éxito$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compartir Equipos');
});

test.describe('a failed load is logged in the console', () => {
  test.use({ expectedComplaint: /Failed to load resource|ApiError/ });

  for (const [what, screen, path, note] of [
    ['matches', '/', '**/api/home', 'No se pudieron cargar los partidos.'],
    [
      'lists',
      '/player-lists',
      '**/api/lists',
      'Error al cargar las listas. Por favor intenta de nuevo.',
    ],
  ] as const) {
    test(`${what}, by '${note}'`, async ({ page, signIn, complaints }) => {
      await readSingly(page);
      await page.route(path, (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
      );
      await signIn();
      await page.goto(screen);
      const noted = new RegExp(`^${note} ApiError`);
      await expect.poll(() => complaints.some((line) => noted.test(line))).toBe(true);
    });
  }
});
