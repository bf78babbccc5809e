import type { SpokenAnswer } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { answerWhatsApp } from '../support/attendance.ts';
import { inSight } from '../support/browser/in-sight.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { PHONE, SMALL_PHONE } from '../support/browser/sizes.ts';
import { answer } from '../support/group-link.ts';
import { ask, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const PLAYERS = Array.from({ length: 12 }, (_, index) => ({
  name: `Jugador ${'ABCDEFGHIJKL'[index]}`,
  whatsapp: '+5491155551010',
}));
const LONG = 'llego 10 min tarde, llevo pelota, puedo atajar y las pecheras';
const ROW_PX = 64;

const rows = (page: Page) => page.locator('main [data-player]');

/** Five players, whatever stands above them. */
async function seesFive(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await inSight(page, rows(page))).toBeGreaterThanOrEqual(5);
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_PX);
}

test('attendance shows five players on a phone with comments, and with each of what the link brings up', async ({
  page,
  context,
  playwright,
  baseURL,
  startSession,
  setClock,
}) => {
  await answerWhatsApp(context);
  await setClock('2030-01-02T12:00:00-03:00');
  await startSession();
  const { list, match, players } = await seedRoster(page, PLAYERS, 1);
  const path = await seedLink(page, list);
  const settings = `/api/matches/${match.id}/answers/settings`;
  await ask(page, 'PUT', settings, { capacity: 3 });
  const phones = new Map<string, Awaited<ReturnType<typeof playwright.request.newContext>>>();
  const says = async (name: string, what: SpokenAnswer, comment = '') => {
    const own =
      phones.get(name) ?? (await playwright.request.newContext({ baseURL: baseURL ?? '' }));
    phones.set(name, own);
    await answer(own, path, { name, says: what, comment });
  };
  const open = async () => {
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    // beside a comment it is for readers only
    await expect(page.getByText('por el link').first()).toBeAttached();
  };
  for (const letter of 'BCDEG') await says(`Jugador ${letter}`, 'voy', LONG.slice(0, 60));
  await says('Jugador F', 'nose', LONG.slice(0, 60));

  await test.step('comments, which a player’s menu has whole', async () => {
    await open();
    await seesFive(page);
    await page.getByRole('button', { name: /Más acciones para Jugador F$/ }).click();
    await expect(page.getByRole('group', { name: 'Jugador F' })).toContainText(LONG.slice(0, 60));
    await page.keyboard.press('Escape');
  });
  await test.step('who moved up is to be told', async () => {
    await ask(page, 'PUT', settings, { capacity: 4 });
    await expect(page.getByRole('link', { name: 'AVISARLE a Jugador D' })).toBeVisible();
    await seesFive(page);
    await page.getByRole('link', { name: 'AVISARLE a Jugador D' }).click();
    await expect(page.getByText('Entró, falta avisarle')).toBeHidden();
  });
  await test.step('the silent of the day', async () => {
    await setClock('2030-01-03T12:00:00-03:00');
    await open();
    await expect(page.getByText(/^Sin confirmar hoy/)).toBeVisible();
    await seesFive(page);
    for (const letter of 'BCD') await says(`Jugador ${letter}`, 'voy');
    await says('Jugador A', 'voy');
    await expect(page.getByText(/^Sin confirmar hoy/)).toBeHidden();
  });
  await test.step('a place that is free in the last hours', async () => {
    await setClock('2030-01-03T18:30:00-03:00');
    await says('Jugador B', 'no');
    await open();
    await expect(page.getByText('Preguntando a Jugador y Jugador')).toBeVisible();
    await seesFive(page);
    await setClock('2030-01-03T18:51:00-03:00');
    await open();
    await expect(page.getByText('Se liberó un lugar. ¿Quién entra?')).toBeVisible();
    await seesFive(page);
    await page.getByText('Se liberó un lugar. ¿Quién entra?').click();
    await page.getByRole('button', { name: 'Entra Jugador E' }).click();
    await expect(page.getByText('Se liberó un lugar. ¿Quién entra?')).toBeHidden();
  });
  await test.step('teams that have changed', async () => {
    const [a = '', b = '', c = '', d = ''] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c, d] });
    await open();
    await page.getByRole('link', { name: 'AVISARLE a Jugador E' }).click();
    await expect(page.getByText('Entró, falta avisarle')).toBeHidden();
    await expect(page.getByRole('button', { name: 'MOSTRAR EL CAMBIO' })).toBeVisible();
    await seesFive(page);
  });
  for (const one of phones.values()) await one.dispose();
});
