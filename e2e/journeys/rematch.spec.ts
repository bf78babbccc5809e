import { addDays, formatDate, longDate, todayIn } from '@picadito/domain';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { card, create, matchesOf, seedPlayedMatch, PLAYERS, preview } from '../support/rematch.ts';
import { hoursAgo, seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('two taps create the rematch with its players', async ({ page, startSession }) => {
  await startSession();
  const { list, match, date } = await seedPlayedMatch(page);
  await page.goto('/');
  await expect(card(page)).toContainText(`${date.slice(8)}/${date.slice(5, 7)}`);
  await expect(card(page)).toContainText('00:00 · Cancha Núñez · Los de los jueves');
  await card(page).click();
  for (const text of [longDate(date), '00:00', 'Cancha Núñez', 'Los de los jueves · 3 jugadores']) {
    await expect(preview(page).getByText(text, { exact: true })).toBeVisible();
  }
  // The next screen gets no players from the server.
  await page.route(/\/api\/matches\/[\w-]+\/players$/, () => {});
  await create(page).click();
  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  const made = (await matchesOf(page)).find(({ id }) => id !== match.id);
  await expect(page).toHaveURL(`/confirm-attendance?matchId=${made?.id}`);
  for (const { name } of PLAYERS) await expect(page.getByText(name).first()).toBeVisible();
  expect(made).toMatchObject({
    date,
    time: '00:00',
    location: 'Cancha Núñez',
    listId: list.id,
    timeZone: match.timeZone,
    isRecurring: false,
  });
  const kept = await page.evaluate(() => sessionStorage.getItem('last_created_match_id'));
  expect(kept).toBe(made?.id);
  await page.unrouteAll();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Próximo Partido' })).toContainText(longDate(date));
  await expect(card(page)).toHaveCount(0);
});

test('a double tap creates one match', async ({ page, startSession }) => {
  await startSession();
  await seedPlayedMatch(page);
  await page.goto('/');
  await card(page).click();
  await create(page).dblclick();
  await expect(page).toHaveURL(/\/confirm-attendance\?matchId=/);
  expect(await matchesOf(page)).toHaveLength(2);
});

test('closing the preview creates nothing and returns the focus', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedPlayedMatch(page);
  await page.goto('/');
  await card(page).click();
  await preview(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(preview(page)).toBeHidden();
  await expect(card(page)).toBeFocused();
  expect(await matchesOf(page)).toHaveLength(1);
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /503|No se pudo crear el partido/ });

  test('the preview shows the error and stays, and the next tap creates the match', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await seedPlayedMatch(page);
    await page.goto('/');
    await card(page).click();
    await page.route('**/api/matches', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await create(page).click();
    await expect(preview(page).getByRole('alert')).toHaveText(
      'No se pudo crear el partido. Intentá nuevamente.',
    );
    await page.unrouteAll();
    await create(page).click();
    await expect(page).toHaveURL(/\/confirm-attendance\?matchId=/);
    expect(await matchesOf(page)).toHaveLength(2);
  });
});

test('Cambiar detalles opens the form with the details of the rematch', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match, date } = await seedPlayedMatch(page);
  await page.goto('/');
  await card(page).click();
  await preview(page).getByRole('link', { name: 'Cambiar detalles' }).click();
  await expect(page).toHaveURL(`/create-match?rematch=${match.id}`);
  await expect(page.getByLabel('Fecha')).toHaveValue(formatDate(date));
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  await expect(page.getByLabel('Lista de jugadores')).toHaveValue(list.id);
  await page.getByLabel('Hora').fill('22:30');
  // A change outlives a reload.
  await page.reload();
  await expect(page.getByLabel('Hora')).toHaveValue('22:30');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  await expect(page).toHaveURL('/add-players');
  expect(await matchesOf(page)).toMatchObject([
    { date, time: '22:30', location: 'Cancha Núñez', timeZone: match.timeZone },
    { id: match.id },
  ]);
});

test('the history offers a rematch of every match, except weekly ones', async ({
  page,
  signIn,
}) => {
  await signIn();
  // The home that this browser has stored does not have the matches that follow.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.endsWith('/api/home')),
  );
  const list = await seedList(page, PLAYERS);
  const date = addDays(todayIn(ZONE, Date.now()), 3);
  await seedMatch(page, list, { location: 'El Galpón', date });
  const weekly = { isRecurring: true, recurringDay: 4 };
  await seedMatch(page, list, { location: 'La de siempre', date, ...weekly });
  await page.goto('/history');
  const menu = (place: string) =>
    page.getByRole('button', { name: new RegExp(`^Más acciones para ${place}`) });

  await menu('La de siempre').click();
  await expect(page.getByRole('link', { name: 'Editar partido' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revancha' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await menu('El Galpón').click();
  await page.getByRole('button', { name: 'Revancha' }).click();
  await expect(preview(page)).toContainText(longDate(addDays(date, 7)));
  await create(page).click();
  await expect(page).toHaveURL(/\/confirm-attendance\?matchId=/);
  await expect(page.getByRole('combobox', { name: 'Partido' })).toContainText('El Galpón');
});

test(
  'card and preview are accessible, with long names and at 320 px',
  { tag: '@both' },
  async ({ page, startSession }, { project }) => {
    await startSession();
    const list = await seedList(
      page,
      PLAYERS,
      'Los del torneo de verano de la Sociedad de Fomento',
    );
    const location = 'La Canchita de la Esquina de Avenida Independencia y Boedo';
    await seedMatch(page, list, { location, ...hoursAgo() });
    await page.goto('/');
    await expect(card(page)).toContainText('Sociedad de Fomento');
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `test-results/screens/${project.name}/rematch-card.png` });
    await card(page).click();
    await expect(preview(page)).toContainText('3 jugadores');
    await page.screenshot({ path: `test-results/screens/${project.name}/rematch-preview.png` });
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/screens/${project.name}/rematch-320.png` });
  },
);
