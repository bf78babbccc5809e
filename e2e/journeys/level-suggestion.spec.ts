import type { MatchPlayerReply, Player, PlayersList } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask, hoursAgo, seedList, seedMatch, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const NAMES = [
  'Beto Solé',
  'Ana Agüero',
  'Caro Núñez',
  'Dani Ibáñez',
  'Fede Müller',
  'Gabi Ortúzar',
];
const MATCHES = 12;

/** Seeds a list of six players with a dozen matches. Beto has other partners each time, and wins or loses by three. */
async function seedSeason(page: Page, ahead: 3 | -3): Promise<PlayersList> {
  const list = await seedList(
    page,
    NAMES.map((name) => ({ name })),
  );
  const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
  const [beto = '', ...others] = NAMES.map(
    (name) => players.find((player) => player.name === name)?.id ?? '',
  );
  for (let number = 0; number < MATCHES; number++) {
    const time = `00:${String(number).padStart(2, '0')}`;
    const match = await seedMatch(page, list, { ...hoursAgo(), time });
    const turn = number % others.length;
    const row = [...others.slice(turn), ...others.slice(0, turn)];
    await seedTeams(page, match, {
      claroTeam: [beto, ...row.slice(0, 2)],
      oscuroTeam: row.slice(2),
    });
    const score = { claro: 5 + ahead, oscuro: 5 };
    await ask(page, 'PUT', `/api/matches/${match.id}/result`, score);
  }
  return list;
}

const suggestion = (page: Page) => page.getByRole('region', { name: '¿Probamos?' });
const levelOf = async (page: Page, { id }: PlayersList, name: string) =>
  (await ask<MatchPlayerReply[]>(page, 'GET', `/api/lists/${id}/players`)).find(
    (player) => player.name === name,
  )?.skillLevel;

test('a suggestion of a level explains itself, and one tap tries it @both', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedSeason(page, 3);
  await page.goto(`/player-list/${list.id}`);
  await expect(suggestion(page)).toContainText(
    'Con Beto Solé los equipos vienen saliendo 3 goles más fuertes de lo previsto (12 partidos, todavía es poco). ¿Probamos contarlo como 4?',
  );
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await suggestion(page).getByRole('button', { name: 'Probar con 4' }).click();
  await expect(toast(page, 'Beto Solé cuenta como 4.')).toBeVisible();
  await expect(suggestion(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /Beto Solé/ })).toContainText('4');
  expect(await levelOf(page, list, 'Beto Solé')).toBe('4');
});

test.describe('without a signal', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('a lower level is suggested for even teams, and the organiser may not want to be asked', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const list = await seedSeason(page, -3);
    await page.goto(`/player-list/${list.id}`);
    await expect(suggestion(page)).toContainText('Para emparejar: ¿contamos a Beto Solé como 2?');
    const answers = '**/api/players/*/level-suggestion';
    await page.route(answers, (route) => route.abort('internetdisconnected'));
    await suggestion(page).getByRole('button', { name: 'No preguntar por Beto Solé' }).click();
    await expect(suggestion(page).getByRole('alert')).toHaveText(
      'Sin señal: tu respuesta todavía no salió. La mandamos apenas vuelva.',
    );
    await page.unroute(answers);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(toast(page, 'No te preguntamos más por Beto Solé.')).toBeVisible();
    await expect(suggestion(page)).toBeHidden();
    expect(await ask(page, 'GET', `/api/lists/${list.id}/level-suggestion`)).toMatchObject({
      suggestion: null,
    });
    await page.reload();
    await expect(page.getByRole('row', { name: /Beto Solé/ })).toContainText('3');
  });
});
