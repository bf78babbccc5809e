import { actionOf, card } from '../support/attendance.ts';
import { countVisible, elementsOutOfSight, smallTexts } from '../support/browser/in-sight.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { phone } from '../support/group-link.ts';
import { seedLink, seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = Array.from({ length: 12 }, (_, index) => ({
  name: `Jugador ${10 + index}`,
  whatsapp: index % 3 === 0 ? null : `+54911555510${10 + index}`,
}));

/**
 * Window sizes, each with the number of players that the attendance (`rows`) and the teams (`chips`) show without
 * scrolling.
 */
const WINDOWS = [
  { size: PHONE, rows: 5, chips: 10 },
  { size: DESKTOP, rows: 5, chips: 10 },
  { size: SMALL_PHONE, rows: 3, chips: 4 },
  { size: LANDSCAPE, rows: 4, chips: 6 },
] as const;

for (const { size, rows, chips } of WINDOWS) {
  const at = `without scrolling at ${size.width}×${size.height}`;

  test(`${rows} players and the main action are visible ${at}, with the link of the list on and a newcomer too`, async ({
    page,
    browser,
    origin,
    startSession,
  }) => {
    await startSession();
    const { list, match } = await seedRoster(page, PLAYERS, 2);
    await page.setViewportSize(size);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(page.getByText('Modo demostración')).toBeInViewport();
    await expect(card(page, 'Jugador 12')).toBeVisible();
    const pending = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
    expect(await countVisible(page, pending)).toBeGreaterThanOrEqual(rows);
    const wanted = {
      match: page.getByRole('combobox', { name: 'Partido' }),
      counters: page.getByText(/^2 de 12 confirmados/),
      action: actionOf(page, 'PEGAR RESPUESTAS'),
    };
    expect(await elementsOutOfSight(page, wanted)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);

    const path = await seedLink(page, list);
    await page.reload();
    // The organiser's own answers are marked once the answers by the link have loaded.
    await expect(page.getByText('vos', { exact: true }).first()).toBeVisible();
    await expect(card(page, 'Jugador 12')).toBeVisible();
    expect(await countVisible(page, pending)).toBeGreaterThanOrEqual(rows);
    expect(await elementsOutOfSight(page, wanted)).toEqual([]);

    const dani = await phone(browser, origin);
    const proposed = await dani.request.post(`${path}/newcomer`, { data: { name: 'Dani Sosa' } });
    expect(proposed.status()).toBe(200);
    await dani.context().close();
    const line = page.getByRole('button', { name: /^Quiere sumarse Dani Sosa/ });
    await expect(line).toBeVisible();
    // In the other windows the line takes the place of a row.
    expect(await countVisible(page, pending)).toBeGreaterThanOrEqual(size === PHONE ? rows : 2);
    expect(await elementsOutOfSight(page, { ...wanted, line })).toEqual([]);
  });

  test(`${chips} players of the pitch, the balance, the options and the save button are visible ${at}`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS.slice(0, 10), 10);
    await page.setViewportSize(size);
    await page.goto(`/form-teams?matchId=${match.id}`);
    await expect(page.getByText('Modo demostración')).toBeInViewport();
    const players = page.getByRole('list', { name: /^Equipo/ }).getByRole('listitem');
    await expect(players).toHaveCount(10);
    expect(await countVisible(page, players)).toBeGreaterThanOrEqual(chips);
    const wanted = {
      reason: page.getByText('La más pareja'),
      balance: page.getByText(/^BALANCE/),
      options: page.getByRole('group', { name: 'Opciones' }),
      action: page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }),
    };
    expect(await elementsOutOfSight(page, wanted)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);
  });
}

test('the match chosen last opens on every screen about a match, until another one is chosen', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match: near } = await seedRoster(page, PLAYERS.slice(0, 2), 2);
  const later = await seedMatch(page, list, { date: '2030-02-07', location: 'El Galpón' });
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector).toHaveValue(near.id);
  await selector.selectOption(later.id);
  for (const path of ['/form-teams', '/share-teams', '/confirm-attendance']) {
    await page.goto(path);
    await expect(selector).toHaveValue(later.id);
  }
  await page.goto(`/form-teams?matchId=${near.id}`);
  await expect(selector).toHaveValue(near.id);
  await page.goto('/confirm-attendance');
  await expect(selector).toHaveValue(near.id);
});
