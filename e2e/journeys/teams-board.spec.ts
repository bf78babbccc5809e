import type { Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { ask, seedRoster, seedTeams } from '../support/seed.ts';
import { names, openTeams, openUnsavedTeams, team } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const TEN = Array.from({ length: 10 }, (_, index) => ({ name: `Jugador ${10 + index}` }));

const save = (page: Page) => page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });

test(
  'the teams stand on a pitch with a keeper at each goal, and their sums are in sight',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    const { match, players } = await seedRoster(page, TEN, 10);
    const keepers = players.filter(({ name }) => ['Jugador 14', 'Jugador 18'].includes(name));
    for (const { id } of keepers)
      await ask(page, 'PUT', `/api/players/${id}/keeper`, { isKeeper: true });
    await page.goto(`/form-teams?matchId=${match.id}`);
    const [claro, oscuro] = [names(team(page, 'Claro')), names(team(page, 'Oscuro'))];
    await expect(claro).toHaveCount(5);
    const atGoals = [await claro.first().textContent(), await oscuro.last().textContent()];
    expect(atGoals.toSorted()).toEqual(['Jugador 14', 'Jugador 18']);
    const tops = async (list: typeof claro) =>
      Promise.all((await list.all()).map(async (each) => (await each.boundingBox())?.y ?? 0));
    const [above, below] = [await tops(claro), await tops(oscuro)];
    expect(Math.max(...above)).toBeLessThan(Math.min(...below));
    expect(above.filter((y) => y === above[0])).toHaveLength(1);
    expect(below.filter((y) => y === below.at(-1))).toHaveLength(1);
    for (const name of ['Equipo Claro', 'Equipo Oscuro'])
      await expect(page.getByRole('heading', { name })).toHaveText(new RegExp(`^${name}15$`));
    expect(await violations(page)).toEqual([]);
  },
);

/**
 * Returns the end times of the animations of the players on the board, each in milliseconds from its own start. CSS
 * transitions are left out.
 */
const motionOfPlayers = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.half li'),
      )
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );

/** Taps GENERAR EQUIPOS, and returns the ends of the motions that the tap has begun. */
async function generate(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  return motionOfPlayers(page);
}

test('GENERAR EQUIPOS deals the players within 600 ms, and any press ends the motion', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await openTeams(page, TEN);
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  const ends = await generate(page);
  expect(ends).toHaveLength(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(600);
  const shifts = await layoutShifts(page);
  expect(shifts.filter((shift) => shift.includes('Jugador'))).toEqual([]);
  await page.keyboard.press('Shift');
  expect(await motionOfPlayers(page)).toEqual([]);

  // Nothing waits for the motion: the teams can be saved while their players move.
  await generate(page);
  await save(page).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
});

test('with reduced motion the players are in their places at once', async ({
  page,
  startSession,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession();
  await openTeams(page, TEN);
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  expect(await generate(page)).toEqual([]);
  await expect(toast(page, 'Equipos generados correctamente')).toBeVisible();
});

test(
  'by hand the organiser starts from the automatic teams, in rows of 56 px with the sums in sight',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    await openTeams(page, TEN);
    const claro = names(team(page, 'Claro'));
    await expect(claro).toHaveCount(5);
    const automatic = await claro.allTextContents();
    await page.getByText('Manual', { exact: true }).click();
    await expect(claro).toHaveText(automatic);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('group') });
    await expect(row).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Mover a Jugador 19' })).toBeVisible();
    for (const each of await row.all()) expect((await each.boundingBox())?.height).toBe(56);
    await row.last().scrollIntoViewIfNeeded();
    await expect(page.getByText(/^BALANCE/)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(/^BALANCE/)).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    await page.getByRole('button', { name: 'EMPEZAR DE CERO' }).click();
    await page.getByText('Automático', { exact: true }).click();
    await page.getByText('Manual', { exact: true }).click();
    await expect(claro).toHaveText(automatic);
  },
);

test('the question about other teams does not come back by itself', async ({
  page,
  startSession,
  otherDevice,
}) => {
  await startSession();
  const { match, ids } = await openUnsavedTeams(page);
  const [ana = '', beto = '', caro = '', dani = ''] = ids;
  const ofMatch = { matchId: match.id, suplentes: [] };
  const others = { ...ofMatch, claroTeam: [ana, beto], oscuroTeam: [caro, dani] };
  const alike = { ...ofMatch, claroTeam: [ana], oscuroTeam: [beto, caro], suplentes: [dani] };
  const path = `/api/matches/${match.id}/teams`;
  await seedTeams(otherDevice, match, others);
  const question = page.getByRole('alertdialog');
  const told = page.getByRole('status').filter({ hasText: 'Alguien guardó otros equipos.' });
  await expect(told).toBeVisible();
  await save(page).click();
  await expect(question).toBeVisible();
  await ask(otherDevice, 'PUT', path, alike);
  await expect(question).toBeHidden();
  await ask(otherDevice, 'PUT', path, others);
  await expect(told).toBeVisible();
  await expect(question).toBeHidden();
});
