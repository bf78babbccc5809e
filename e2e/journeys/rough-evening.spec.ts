import type { Match, MatchPlayerReply, PlayersList } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { CONFIRMS } from '../support/attendance.ts';
import { delayRequests } from '../support/browser/hold.ts';
import { blockEvents } from '../support/live.ts';
import { typeList } from '../support/new-list.ts';
import { ask, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { toast, toasts } from '../support/toast.ts';

const GONE = 'Este partido ya no está.';

async function aMatch(page: Page): Promise<{ match: Match; players: MatchPlayerReply[] }> {
  const names = Array.from(
    { length: 12 },
    (_, index) => `Jugador ${String(index + 1).padStart(2, '0')}`,
  );
  const data = { name: 'Jueves', players: names.map((name) => ({ name, skillLevel: '3' })) };
  const list = (await (await page.request.post('/api/lists', { data })).json()) as PlayersList;
  const when = { date: '2030-01-03', time: '21:00', location: 'Cancha', listId: list.id };
  const match = (await (await page.request.post('/api/matches', { data: when })).json()) as Match;
  return { match, players: await roster(page, match.id) };
}

async function roster(page: Page, matchId: string): Promise<MatchPlayerReply[]> {
  return (await (
    await page.request.get(`/api/matches/${matchId}/players`)
  ).json()) as MatchPlayerReply[];
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: CONFIRMS });

test('twelve quick taps make twelve confirmations, and the last of three taps on one player counts', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, players } = await aMatch(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  for (const { name } of players) await card(page, name).click();
  await card(page, 'Jugador 05').click();
  await card(page, 'Jugador 05').click();
  await card(page, 'Jugador 07').click();
  await expect
    .poll(async () =>
      (await roster(page, match.id)).filter(({ confirmed }) => !confirmed).map(({ name }) => name),
    )
    .toEqual(['Jugador 07']);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Confirmados' }).getByRole('listitem')).toHaveCount(
    11,
  );
});

test('coming back during a slow save creates one list and keeps the input', async ({
  page,
  startSession,
}) => {
  await startSession();
  await typeList(page);
  const letGo = await delayRequests(page, 'POST', '**/api/lists');
  const save = page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' });
  await save.click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Cancelar y volver' }).filter({ visible: true }).click();
  await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nombre de la lista')).toBeDisabled();
  letGo();
  await expect(page.getByLabel('Nombre de la lista')).toBeEnabled();
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('');
  await expect(save).toBeDisabled();
  expect(await (await page.request.get('/api/lists')).json()).toHaveLength(1);
});

test('a page reloaded during a save keeps the input, and saving again makes one list', async ({
  page,
  startSession,
}) => {
  await startSession();
  await typeList(page);
  const stored = Promise.withResolvers<void>();
  await page.route('**/api/lists', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    stored.resolve();
  });
  const save = page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' });
  await save.click();
  await stored.promise;
  await page.reload();
  await page.unroute('**/api/lists');
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los jueves');
  await save.click();
  await expect(page.getByText('¡Lista creada!').first()).toBeVisible();
  expect(await ask(page, 'GET', '/api/lists')).toHaveLength(1);
});

test.describe('when the session has ended', () => {
  test.use({ expectedComplaint: /401/ });

  test('a message says so, and the input is restored after signing in', async ({
    page,
    context,
    startSession,
    account,
  }) => {
    await startSession();
    // Only the tap may meet the end of the session. The event stream, or the page's request that stores the time zone
    // and the country, would lead to the landing before it.
    await ask(page, 'PATCH', '/api/me', { timeZone: ZONE, country: 'AR' });
    await blockEvents(page);
    await typeList(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    await expect(
      page.getByText('Debes iniciar sesión para crear una lista.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/landing$/);
    await page.goto(`/auth/google?mode=redirect&login_hint=${account}`);
    await page.goto('/create-players-list');
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los jueves');
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    await expect(page.getByText('¡Lista creada!').first()).toBeVisible();
  });

  test(
    'a tab that shows the previous user writes nothing for the new one',
    { tag: '@both' },
    async ({ page, context, startSession, isMobile }) => {
      await startSession('vacio-901@picadito.local');
      await page.goto('/player-lists');
      await page.getByLabel(/Nombre/).fill('Secreta');
      const other = await context.newPage();
      await other.goto('/auth/google?mode=redirect&login_hint=vacio-902@picadito.local');
      await page.getByRole('button', { name: 'CREAR LISTA' }).click();
      await expect
        .poll(async () => (await (await page.request.get('/api/session')).json()).user.email)
        .toBe('vacio-902@picadito.local');
      if (!isMobile) await expect(page.getByText('Cuenta vacía 902')).toBeVisible();
      expect(await (await page.request.get('/api/lists')).json()).toEqual([]);
    },
  );
});

test.describe('when another device has changed things', () => {
  test.use({ expectedComplaint: /404|422|save teams|attendance/ });

  test('a player deleted elsewhere is reported and removed, and the teams can be saved', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match, players } = await aMatch(page);
    for (const { id } of players.slice(0, 5)) {
      await page.request.put(`/api/matches/${match.id}/players/${id}/confirm`, {
        data: { isConfirmed: true },
      });
    }
    await blockEvents(page);
    await page.goto(`/form-teams?matchId=${match.id}`);
    await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
    await page.request.delete(`/api/players/${players[0]?.id}`);
    const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
    await save.click();
    await expect(page.getByText('Ese jugador no está en este partido.').first()).toBeVisible();
    await expect(page.getByText('Jugador 01')).toHaveCount(0);
    await save.click();
    await expect(page).toHaveURL(/\/share-teams/);
  });
});

test.describe('when the match of the screen was deleted elsewhere', () => {
  test.use({ expectedComplaint: /404|attendance/ });

  test('the screen says so once, without its id', async ({ page, startSession }) => {
    await startSession();
    const { match } = await aMatch(page);
    await blockEvents(page);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(page.getByRole('button', { name: CONFIRMS }).first()).toBeVisible();
    await page.request.delete(`/api/matches/${match.id}`);
    // The sentence is on the screen, so that no toast may say it too once the page has heard it from the server.
    await untilQuiet(page, () => page.getByRole('button', { name: CONFIRMS }).first().click());
    await expect(page.getByRole('alert').filter({ hasText: GONE })).toBeVisible();
    expect(await toasts(page).count()).toBe(0);
    await expect(page.getByText(match.id)).toHaveCount(0);
  });

  test('a toast says so if the screen shows another match in its place', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await aMatch(page);
    const next = { date: '2030-01-10', time: '21:00', location: 'La otra', listId: match.listId };
    await ask(page, 'POST', '/api/matches', next);
    await blockEvents(page);
    await page.goto('/confirm-attendance');
    await expect(page.getByRole('button', { name: CONFIRMS }).first()).toBeVisible();
    await page.request.delete(`/api/matches/${match.id}`);
    await page.getByRole('button', { name: CONFIRMS }).first().click();
    await expect(toast(page, GONE)).toBeVisible();
    await expect(page.getByRole('combobox')).toContainText('La otra');
  });
});

test.describe('with an address that names no match', () => {
  test.use({ expectedComplaint: /404/ });

  test('an unknown match in the address is reported as missing', async ({ page, startSession }) => {
    await startSession();
    for (const id of ['x'.repeat(22), '..%2Fsession', '7', "'--"]) {
      await page.goto(`/confirm-attendance?matchId=${id}`);
      await expect(page.getByText('No se encontró el partido con ID')).toBeVisible();
    }
    if (await page.getByRole('button', { name: 'Menú' }).isVisible()) {
      await page.getByRole('button', { name: 'Menú' }).click();
    }
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();
  });
});
