import type { Home } from '@picadito/domain';
import { toggle } from '../support/attendance.ts';
import { openLive } from '../support/live.ts';
import {
  ask,
  chooseList,
  hoursAgo,
  seedList,
  seedMatch,
  seedRoster,
  seedTeams,
} from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { FOUR, names, openUnsavedTeams, team, teamButton } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const NOBODY_HERE = 'No hay partidos en el historial. ¡Crea tu primer partido!';

test.describe('changes of a match by one device are shown on the other without a reload', () => {
  test('a confirmation is shown in both directions', async ({
    page,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, FOUR);
    const path = `/confirm-attendance?matchId=${match.id}`;
    await openLive(page, path);
    await openLive(otherDevice, path);
    await toggle(otherDevice, 'Beto').click();
    await expect(toggle(page, 'Beto')).toHaveAttribute('aria-pressed', 'true');
    await toggle(page, 'Beto').click();
    await toggle(page, 'Ana').click();
    await expect(toggle(otherDevice, 'Beto')).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle(otherDevice, 'Ana')).toHaveAttribute('aria-pressed', 'true');
  });

  test('saved teams are shown on the sharing screen and in an untouched editor', async ({
    page,
    context,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, FOUR, 4);
    await openLive(page, `/share-teams?matchId=${match.id}`);
    await expect(page.getByRole('link', { name: 'ARMAR EQUIPOS', exact: true })).toBeVisible();
    const forming = await context.newPage();
    await forming.goto(`/form-teams?matchId=${match.id}`);
    await expect(names(team(forming, 'Claro'))).toHaveText(['Ana', 'Dani']);

    await otherDevice.goto(`/form-teams?matchId=${match.id}`);
    await otherDevice.getByText('Manual', { exact: true }).click();
    await teamButton(otherDevice, 'Dani', 'CLARO').click();
    await otherDevice.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
    await expect(otherDevice).toHaveURL(/\/share-teams/);
    await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toBeVisible();
    await expect(names(team(page, 'Claro'))).toHaveText(['Ana']);
    await expect(names(team(forming, 'Claro'))).toHaveText(['Ana']);
  });

  test(
    'a deleted match disappears',
    { tag: '@long' },
    async ({ page, startSession, otherDevice }) => {
      await startSession();
      await seedRoster(page, FOUR);
      await openLive(page, '/history');
      await expect(page.getByText('Cancha Núñez')).toBeVisible();
      await otherDevice.goto('/history');
      await otherDevice.getByRole('button', { name: /^Más acciones para Cancha Núñez/ }).click();
      await otherDevice.getByRole('button', { name: 'Eliminar partido' }).click();
      const question = otherDevice.getByRole('alertdialog');
      await question.getByRole('button', { name: 'ELIMINAR' }).click();
      await expect(toast(otherDevice, 'Partido eliminado correctamente')).toBeVisible();
      await expect(page.getByText(NOBODY_HERE)).toBeVisible();
    },
  );
});

test('teams that the other device saved meanwhile are replaced only after a question', async ({
  page,
  startSession,
  otherDevice,
}) => {
  await startSession();
  const { match, ids } = await openUnsavedTeams(page);
  const [ana = '', beto = '', caro = '', dani = ''] = ids;
  await seedTeams(otherDevice, match, { claroTeam: [ana, beto], oscuroTeam: [caro, dani] });

  const question = page.getByRole('alertdialog');
  const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
  await expect(page.getByText('Alguien guardó otros equipos.')).toBeVisible();
  await save.click();
  await expect(question).toContainText('Claro: Ana y Beto');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(names(team(page, 'Claro'))).toHaveText(['Ana']);
  await page.reload();
  await save.click();
  await question.getByRole('button', { name: 'GUARDAR LOS MÍOS' }).click();
  await expect(page).toHaveURL(/\/share-teams/);
  const stored = await ask(page, 'GET', `/api/matches/${match.id}/teams`);
  expect(stored).toMatchObject({ claroTeam: [ana], suplentes: [dani] });

  await page.goto(`/form-teams?matchId=${match.id}`);
  await teamButton(page, 'Dani', 'CLARO').click();
  const theirs = { matchId: match.id, claroTeam: [beto], oscuroTeam: [ana], suplentes: [] };
  await ask(otherDevice, 'PUT', `/api/matches/${match.id}/teams`, theirs);
  await expect(page.getByText('Alguien guardó otros equipos.')).toBeVisible();
  await save.click();
  await question.getByRole('button', { name: 'Seguir con esos' }).click();
  await expect(names(team(page, 'Claro'))).toHaveText(['Beto']);
  await expect(page.getByText('Alguien guardó otros equipos.')).toBeHidden();
});

test.describe('changes of people are shown on the other device', () => {
  test('a new player appears in the list and in its match', async ({
    page,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { list, match } = await seedRoster(page, FOUR);
    await openLive(page, `/player-list/${list.id}`);
    await chooseList(otherDevice, list);
    await otherDevice.goto('/add-players');
    await otherDevice.getByLabel('Nombre', { exact: true }).fill('Zulma');
    await otherDevice.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await expect(page.getByRole('rowheader', { name: 'Zulma' })).toBeVisible();
    await expect(page.getByText('5 jugadores')).toBeVisible();
    await page.evaluate(
      (to) => history.pushState(null, '', to),
      `/confirm-attendance?matchId=${match.id}`,
    );
    await expect(toggle(page, 'Zulma')).toBeVisible();
  });

  test(
    'a new name appears in the profile and in the header',
    { tag: '@long' },
    async ({ page, startSession, otherDevice }) => {
      await startSession();
      await openLive(page, '/profile');
      await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11 5555 1234');
      await ask(otherDevice, 'PATCH', '/api/me', { name: 'Nora Paz' });
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Nora Paz');
      await expect(page.getByRole('heading', { name: 'Nora Paz' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /WhatsApp/ })).toHaveValue('11 5555 1234');
      await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
      await expect(toast(page, 'Perfil actualizado')).toBeVisible();
      const stored = { name: 'Nora Paz', whatsapp: '+5491155551234' };
      expect(await ask(page, 'GET', '/api/me')).toMatchObject(stored);
    },
  );
});

test('unsaved input stays when another device changes the same thing', async ({
  page,
  startSession,
  otherDevice,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(page, FOUR);
  await openLive(page, `/edit-player-list/${list.id}`);
  await page.getByLabel('Nombre de la lista').fill('Los de los viernes');
  await page.getByRole('button', { name: 'Editar a Beto' }).click();
  const form = page.getByRole('form', { name: 'Editar a Beto' });
  await form.getByLabel('Nombre', { exact: true }).fill('Beto Solé');
  await ask(otherDevice, 'PATCH', `/api/lists/${list.id}`, { name: 'Torneo' });
  const beto = players.find(({ name }) => name === 'Beto');
  await ask(otherDevice, 'PUT', `/api/players/${beto?.id}`, { name: 'Beto', skillLevel: '2' });
  await ask(otherDevice, 'PUT', `/api/matches/${match.id}`, { ...match, location: 'El Galpón' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar «Torneo»');
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los viernes');
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Beto Solé');
  await form.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByText('Beto Solé')).toBeVisible();
  const saved = { name: 'Beto Solé', skillLevel: '2' };
  expect(await ask(page, 'GET', '/api/players')).toContainEqual(expect.objectContaining(saved));
});

test(
  'a preselected match stays when another device creates a nearer one',
  { tag: '@long' },
  async ({ page, startSession, otherDevice }) => {
    await startSession();
    const { list } = await seedRoster(page, FOUR);
    await openLive(page, '/confirm-attendance');
    const selector = page.getByRole('combobox', { name: 'Partido' });
    await expect(selector.getByRole('option')).toHaveCount(1);
    await seedMatch(otherDevice, list, { date: '2029-12-01', location: 'El Galpón' });
    await expect(selector.getByRole('option')).toHaveCount(2);
    await expect(selector.getByRole('option', { selected: true })).toContainText('Cancha Núñez');
  },
);

test('a dashboard left open shows a match as completed once it is over', async ({
  page,
  startSession,
}) => {
  await startSession();
  const when = hoursAgo();
  await seedMatch(page, await seedList(page), { ...when, location: 'El Galpón' });
  const home = await ask<Home>(page, 'GET', '/api/home');
  const matches = home.matches.map((match) => ({ ...match, status: 'pendiente' }));
  const started = new Date(
    `${when.date}T00:30:00${when.timeZone === 'Asia/Tokyo' ? '+09:00' : '-03:00'}`,
  );
  await page.clock.install({ time: started });
  await readSingly(page);
  await page.route('**/api/home', (route) => route.fulfill({ json: { ...home, matches } }), {
    times: 1,
  });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'El Galpón' });
  await expect(card.getByText('Pendiente')).toBeVisible();
  // The clock skips the minutes between, since each of them would send a request before the last one is answered.
  await page.clock.fastForward(3 * 60 * 60_000);
  await expect(card.getByText('Completado')).toBeVisible();
});

test('an open screen replaces a finished weekly match by the next one', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, FOUR);
  await openLive(page, '/');
  const when = hoursAgo();
  const recurringDay = new Date(`${when.date}T12:00:00Z`).getUTCDay();
  await seedMatch(page, list, { ...when, isRecurring: true, recurringDay, location: 'El Galpón' });
  const cards = page.getByRole('article').filter({ hasText: 'El Galpón' });
  await expect(cards).toHaveCount(2, { timeout: 30_000 });
  await expect(cards.filter({ hasText: 'Completado' })).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Pendiente' })).toContainText('Se repite cada');
  await expect(page.getByText('Recordatorio 2h antes')).toBeVisible();

  await page.goto('/history');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Completado' })).not.toContainText('Se repite cada');
  await expect(cards.filter({ hasText: 'Pendiente' })).toContainText('Se repite cada');
  await page.goto('/recurring-matches');
  const series = page.getByRole('list', { name: 'Partidos recurrentes' }).getByRole('listitem');
  await expect(series).toHaveCount(1);
  await expect(series).toContainText(/Próximo: .*0 de 4 confirmados/);
});
