import { addDays } from '@picadito/domain';
import { delayRequests } from '../support/browser/hold.ts';
import { elementsOutOfSight, smallTexts } from '../support/browser/in-sight.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { ask, chooseList, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP];
const LINE_PX = 64;
const EIGHT = Array.from({ length: 8 }, (_, index) => ({ name: `Jugador ${index + 1}` }));

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
  /**
   * Buttons that are in sight without scrolling only on desktops, by path. On phones the list of the screen comes
   * first, and its form is below the list.
   */
  const onDesktops = { '/recurring-matches': 'CREAR RECURRENTE' };
  await signIn(full.account);
  await chooseList(page, { id: full.listId });
  for (const [path, name] of Object.entries({ ...screens, ...onDesktops })) {
    await page.goto(path);
    const main = page.getByRole('main');
    const action = main.getByRole('button', { name }).or(main.getByRole('link', { name }));
    await expect(action).toBeVisible();
    for (const size of path in onDesktops ? [DESKTOP] : SIZES) {
      await page.setViewportSize(size);
      await test.step(`${path} at ${size.width}×${size.height}`, async () => {
        expect(await elementsOutOfSight(page, { [String(name)]: action })).toEqual([]);
      });
    }
  }
});

test('the layout of home does not move when the fonts load last', async ({
  page,
  startSession,
  full,
}) => {
  await startSession(full.account);
  const release = await delayRequests(page, 'GET', '**/*.woff2');
  const parsed = page.waitForEvent('domcontentloaded');
  const loaded = page.goto('/');
  await parsed;
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'COMPARTIR EQUIPOS' })).toBeVisible();
  release();
  // The load event of a page waits for its typefaces.
  await loaded;
  expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await layoutShifts(page)).toEqual([]);
});

test('home shows the next match and its main action first, the diagnosis last', async ({
  page,
  signIn,
  full,
}) => {
  await readSingly(page);
  const release = await delayRequests(page, 'GET', '**/api/home*');
  await signIn(full.account);
  await expect(page.getByText('Cargando...')).toBeVisible();
  // The loading state has been painted by now.
  expect(await layoutShifts(page)).toEqual([]);
  release();
  const main = page.getByRole('main');
  const next = page.getByRole('region', { name: 'Próximo Partido' });
  const action = next.getByRole('link', { name: 'Confirmar Asistencia' });
  const match = {
    date: next.getByText(/^\p{L}+ \d\d\/\d\d\/\d{4}$/u),
    place: next.getByText('Cancha Núñez'),
    count: next.getByText('10/10'),
    truth: next.getByText('11 de 12 confirmados'),
    action,
  };
  const rematch = main.getByRole('button', { name: 'REVANCHA' });
  const diagnosis = main.getByRole('button', { name: 'Diagnosticar DB' });
  const ribbon = page.getByText('Modo demostración');
  const order = [
    action,
    rematch,
    main.getByRole('link', { name: 'Nuevo Partido' }),
    main.getByRole('link', { name: 'Ver Historial' }),
    main.getByRole('heading', { name: 'Tus Listas' }),
    main.getByRole('heading', { name: 'Logros' }),
    main.getByRole('button', { name: 'Diagnosticar índices' }),
    diagnosis,
  ];
  /** Checks that nothing has moved while the first screen loaded. */
  async function hasComeInItsPlace() {
    await expect(rematch).toBeVisible();
    await expect(diagnosis).toBeVisible();
    await expect(next.getByRole('link', { name: 'COMPARTIR EQUIPOS' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  }
  await hasComeInItsPlace();
  await page.reload();
  await hasComeInItsPlace();
  for (const [size, wanted] of [
    [PHONE, { ...match, rematch }],
    [DESKTOP, { ...match, rematch }],
    [SMALL_PHONE, match],
    [LANDSCAPE, match],
  ] as const) {
    await page.setViewportSize(size);
    await test.step(`at ${size.width}×${size.height}`, async () => {
      expect(await elementsOutOfSight(page, { ribbon, ...wanted })).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
    });
  }
  await page.setViewportSize(PHONE);
  const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops).toEqual([...tops].toSorted((a, b) => a - b));
});

test('the picture and the button that shares it are visible without scrolling', async ({
  page,
  signIn,
  full,
}) => {
  await signIn(full.account);
  await page.goto(`/share-teams?matchId=${full.matchId}`);
  const action = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const picture = page.getByRole('button', { name: 'Ampliar la imagen' });
  await expect(picture).toBeVisible();
  for (const [size, wanted] of [
    [PHONE, { picture, action }],
    [DESKTOP, { picture, action }],
    [SMALL_PHONE, { action }],
    [LANDSCAPE, { action }],
  ] as const) {
    await page.setViewportSize(size);
    await test.step(`at ${size.width}×${size.height}`, async () => {
      expect(await elementsOutOfSight(page, wanted)).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
    });
  }
});

test('history and ranking show six rows of 64 px without scrolling', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(page, EIGHT, 8);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 4), oscuroTeam: ids.slice(4) });
  await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
  for (let weeks = 1; weeks < 7; weeks += 1) {
    await seedMatch(page, list, { date: addDays('2030-01-03', 7 * weeks) });
  }
  for (const [path, rows] of [
    ['/history', page.getByRole('main').getByRole('article')],
    ['/rankings', page.getByRole('row').filter({ has: page.getByRole('rowheader') })],
  ] as const) {
    await page.goto(path);
    await expect(rows.nth(5)).toBeVisible();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await test.step(`${path} at ${size.width}×${size.height}`, async () => {
        expect(await elementsOutOfSight(page, { first: rows.first(), sixth: rows.nth(5) })).toEqual(
          [],
        );
        expect((await rows.first().boundingBox())?.height).toBe(LINE_PX);
        expect(await smallTexts(page)).toEqual([]);
      });
    }
  }
});

test('the details of a match that is over show the line-up and Corregir without scrolling', async ({
  page,
  signIn,
  full,
}) => {
  await signIn(full.account);
  await page.goto(`/form-teams?matchId=${full.playedId}`);
  const correct = page.getByRole('link', { name: 'Corregir' });
  await expect(correct).toBeVisible();
  const player = (name: string) =>
    page.getByRole('list', { name: /^Equipo/ }).getByText(name, { exact: true });
  const claro = player('Fede Müller');
  const oscuro = player('Juli de los Santos y Martínez');
  for (const [size, wanted] of [
    [PHONE, { claro, oscuro, correct }],
    [DESKTOP, { claro, oscuro, correct }],
    [SMALL_PHONE, { correct }],
    [LANDSCAPE, { correct }],
  ] as const) {
    await page.setViewportSize(size);
    await test.step(`at ${size.width}×${size.height}`, async () => {
      expect(await elementsOutOfSight(page, wanted)).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
    });
  }
});

test('a match card says how many are confirmed', async ({ page, signIn }) => {
  await signIn('demo@picadito.local');
  const card = page.getByRole('region', { name: 'Partidos Recientes' }).getByRole('article');
  await expect(card.first()).toContainText('3/10 · 3 de 5 confirmados');
  await expect(card.first()).not.toContainText('%');
  await expect(page.getByRole('region', { name: 'Próximo Partido' })).not.toContainText('%');
  await page.goto('/history');
  await expect(page.getByText('3 de 5 confirmados').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('%');
});
