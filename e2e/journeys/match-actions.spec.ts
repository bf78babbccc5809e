import { longDate, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, hoursAgo, seedList, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const menu = (page: Page, { location, date }: Match) =>
  page.getByRole('button', { name: `Más acciones para ${location}, ${longDate(date)}` });

/** Opens the match's menu and chooses `action`. */
async function choose(page: Page, match: Match, action: string): Promise<void> {
  await menu(page, match).click();
  await page.getByRole('group', { name: match.location }).getByText(action).click();
}

const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).first();

const stored = (page: Page, { id }: Match) => ask<Match>(page, 'GET', `/api/matches/${id}`);

test('a match that was played is completed, and reopened when that was a mistake', async ({
  page,
  signIn,
}) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(status(page, 'Pendiente')).toBeVisible();

  await choose(page, match, 'Completar partido');
  await expect(toast(page, 'El partido quedó completado.')).toBeVisible();
  await expect(status(page, 'Completado')).toBeVisible();
  await page.goto('/history');
  await expect(status(page, 'Completado')).toBeVisible();

  await choose(page, match, 'Reabrir partido');
  await expect(toast(page, 'El partido está pendiente otra vez.')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Pendiente')).toBeVisible();
});

test('a match that is over counts as completed by itself, and reopened it stays pending', async ({
  page,
  signIn,
}) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page), hoursAgo());
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(status(page, 'Completado')).toBeVisible();
  await choose(page, match, 'Reabrir partido');
  await expect(status(page, 'Pendiente')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Pendiente')).toBeVisible();
});

test('calling a match off asks first; it is then no match to come, until it is reopened', async ({
  page,
  signIn,
}) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  const question = page.getByRole('alertdialog', { name: '¿Se suspende el partido?' });
  await choose(page, match, 'Cancelar partido');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page, match)).toMatchObject({ status: 'pendiente' });

  await choose(page, match, 'Cancelar partido');
  await question.getByRole('button', { name: 'SÍ, SE SUSPENDE' }).click();
  await expect(toast(page, 'El partido quedó cancelado.')).toBeVisible();
  await expect(status(page, 'Cancelado')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();

  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await choose(page, match, 'Reabrir partido');
  await expect(status(page, 'Pendiente')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Recordatorio 2h antes')).toBeVisible();
});

test('a match says by its menu what can be done with it now', async ({ page, signIn }) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  for (const [stored, actions] of [
    ['pendiente', ['Completar partido', 'Cancelar partido']],
    ['completado', ['Reabrir partido', 'Cancelar partido']],
    ['cancelado', ['Reabrir partido']],
  ] as const) {
    await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: stored });
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await menu(page, match).click();
    await expect(
      page.getByRole('group', { name: match.location }).getByRole('listitem'),
    ).toHaveText([...actions, 'Editar partido', 'Eliminar partido']);
  }
});

for (const path of ['/confirm-attendance', '/form-teams', '/share-teams']) {
  test(`a match deleted on ${path} is gone, and the history is what is left`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const { match, players } = await seedRoster(page, [{ name: 'Ana' }, { name: 'Beto' }], 2);
    const [ana = '', beto = ''] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [ana], oscuroTeam: [beto] });
    await page.goto(`${path}?matchId=${match.id}`);
    await choose(page, match, 'Eliminar partido');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    await expect(toast(page, 'Partido eliminado correctamente')).toBeVisible();
    await expect(page).toHaveURL('/history');
    await expect(
      page.getByText('No hay partidos en el historial. ¡Crea tu primer partido!'),
    ).toBeVisible();
    expect(await ask(page, 'GET', '/api/matches')).toEqual([]);
  });
}

test('every field of a match can be changed', async ({ page, signIn }) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  const other = await seedList(page, [{ name: 'Ana' }], 'Los del sábado');
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await choose(page, match, 'Editar partido');
  await expect(page).toHaveURL(`/create-match?matchId=${match.id}`);
  await expect(page.getByLabel('Fecha')).toHaveValue('2030-01-03');
  await expect(page.getByLabel('Hora')).toHaveValue('21:00');
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  await expect(page.getByLabel('Lista de jugadores')).toHaveValue(match.listId ?? '');
  await expect(page.getByLabel(/recurrente/)).not.toBeChecked();

  await page.getByLabel('Fecha').fill('2030-01-05');
  await page.getByLabel('Hora').fill('18:30');
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Lista de jugadores').selectOption(other.id);
  await page.getByLabel(/recurrente/).check();
  await expect(page.getByLabel('Día de la semana')).toHaveValue('6');
  await page.getByLabel('Día de la semana').selectOption('Domingo');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
  await expect(page).toHaveURL(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByText('Ana', { exact: true })).toBeVisible();
  expect(await stored(page, match)).toMatchObject({
    id: match.id,
    date: '2030-01-05',
    time: '18:30',
    location: 'Polideportivo Sur',
    listId: other.id,
    isRecurring: true,
    recurringDay: 0,
  });
});

test('the place of a match that is past can be mended; its date may stay and not go further back', async ({
  page,
  signIn,
}) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  await page.clock.setFixedTime(new Date('2030-01-10T15:00:00Z'));
  await page.goto(`/create-match?matchId=${match.id}`);
  await expect(page.getByLabel('Fecha')).toHaveValue('2030-01-03');
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Fecha').fill('2030-01-02');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(toast(page, 'La fecha del partido no puede ser anterior a hoy.')).toBeVisible();
  await expect(page.getByLabel('Fecha')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
  expect(await stored(page, match)).toMatchObject({
    date: '2030-01-03',
    location: 'Polideportivo Sur',
  });
});

test('what is typed into a match survives a reload, and Descartar forgets it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const match = await seedMatch(page, await seedList(page));
  await page.goto(`/create-match?matchId=${match.id}`);
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Hora').fill('18:30');
  await page.reload();
  await expect(page.getByLabel('Lugar')).toHaveValue('Polideportivo Sur');
  await expect(page.getByLabel('Hora')).toHaveValue('18:30');
  await page.getByRole('link', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar Asistencia');
  await page.goBack();
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  expect(await stored(page, match)).toMatchObject({ location: 'Cancha Núñez', time: '21:00' });
});

test('the match that was created last opens by itself, though another one is nearer', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await seedMatch(page, list, { location: 'La más cercana', date: '2029-12-01' });
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector.getByRole('option', { selected: true })).toContainText('La más cercana');

  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-06-01');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('La nueva');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page).toHaveURL('/add-players');
  const matches = await ask<Match[]>(page, 'GET', '/api/matches');
  const created = matches.find(({ location }) => location === 'La nueva');
  expect(await page.evaluate(() => sessionStorage.getItem('last_created_match_id'))).toBe(
    created?.id,
  );
  for (const path of ['/confirm-attendance', '/form-teams']) {
    await page.goto(path);
    await expect(selector.getByRole('option', { selected: true })).toContainText('La nueva');
  }
});
