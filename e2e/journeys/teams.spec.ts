import type { SkillLevel, TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, seedRoster } from '../support/seed.ts';
import {
  chooseManualTeams,
  FOUR,
  names,
  openTeams,
  teamButton,
  rated,
  team,
} from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const UNBALANCED =
  'Los equipos no cumplen con las reglas de balance. Asegúrate de no tener más de un jugador nivel 5 por equipo y que la diferencia de puntos no sea mayor a 3.';

const substitutes = (page: Page) => page.getByRole('list', { name: 'Suplentes' });
const save = (page: Page) => page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });

test('teams need two confirmed players, the error belongs to the method, and a link leads to the attendance', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openTeams(page, FOUR, 1);
  const error = page.getByRole('main').getByRole('alert');
  const sentence = 'Se necesitan al menos 2 jugadores confirmados para armar equipos.';
  await expect(error).toBeHidden();
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(error).toHaveText(sentence);
  await expect(page.getByText(sentence)).toHaveCount(1);
  await page.getByText('Manual', { exact: true }).click();
  await expect(error).toBeHidden();
  await page.getByText('Automático', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'GENERAR EQUIPOS' })).toBeVisible();
  await expect(error).toBeHidden();
  await page.getByRole('link', { name: 'Confirmar Asistencia' }).click();
  await expect(page).toHaveURL(/\/confirm-attendance/);
});

test('automatic teams have at most five players each, the least skilled are substitutes', async ({
  page,
  startSession,
}) => {
  await startSession();
  const levels: SkillLevel[] = ['5', '5', '4', '4', '4', '3', '3', '3', '3', '3', '2', '2'];
  const players = levels.map((skillLevel, index) => ({
    name: `Jugador ${10 + index}`,
    skillLevel,
  }));
  await openTeams(page, players);
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(toast(page, 'Equipos generados correctamente')).toBeVisible();
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  await expect(names(team(page, 'Oscuro'))).toHaveCount(5);
  await expect(names(team(page, 'Claro')).first()).toHaveText('Jugador 10');
  await expect(names(team(page, 'Oscuro')).last()).toHaveText('Jugador 11');
  await expect(names(substitutes(page))).toHaveText(['Jugador 20', 'Jugador 21']);
});

test('the board is in sight after a tap below it', async ({ page, startSession }) => {
  await startSession();
  const twelve = Array.from({ length: 12 }, (_, index) => ({ name: `Jugador ${10 + index}` }));
  await openTeams(page, twelve);
  for (const action of [
    page.getByRole('button', { name: 'GENERAR EQUIPOS' }),
    page.getByText('Por orden', { exact: true }),
  ]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await action.click();
    await expect(names(team(page, 'Claro')).first()).toBeInViewport({ ratio: 1 });
    await expect(names(team(page, 'Oscuro')).last()).toBeInViewport({ ratio: 1 });
  }
});

test(
  'a long team scrolls within 240 px on a desktop, and is shown whole on a phone',
  { tag: '@both' },
  async ({ page, startSession, isMobile }) => {
    await startSession();
    await openTeams(page);
    await expect(team(page, 'Claro')).toHaveCSS('max-height', isMobile ? 'none' : '240px');
    await expect(team(page, 'Claro')).toHaveCSS('overflow-y', isMobile ? 'visible' : 'auto');
  },
);

test('teams cannot be saved while one is empty, and the error names it', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openTeams(page);
  await chooseManualTeams(page);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(
    'Falta poner jugadores en Claro y en Oscuro.',
  );
  await expect(page.getByText('Falta poner jugadores en Claro y en Oscuro.')).toBeVisible();
  await teamButton(page, 'Ana', 'CLARO').click();
  await expect(page.getByText('Falta poner al menos un jugador en Oscuro.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await teamButton(page, 'Beto', 'SUPLENTE').click();
  await expect(save(page)).toBeDisabled();
  await teamButton(page, 'Beto', 'OSCURO').click();
  await expect(save(page)).toBeEnabled();
  await teamButton(page, 'Ana', 'CLARO').click();
  await expect(teamButton(page, 'Ana', 'CLARO')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Falta poner al menos un jugador en Claro.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

for (const [what, levels] of [
  ['two of level 5 in one team', { Ana: '5', Beto: '5', Caro: '4', Dani: '4' }],
  ['more than 3 points of difference', { Ana: '5', Beto: '3', Caro: '2', Dani: '2' }],
] as const) {
  test(`manual teams must be balanced: ${what} is refused with its sentence`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await openTeams(page, rated(levels));
    await chooseManualTeams(page);
    await teamButton(page, 'Ana', 'CLARO').click();
    await teamButton(page, 'Beto', 'CLARO').click();
    await teamButton(page, 'Caro', 'OSCURO').click();
    await teamButton(page, 'Dani', 'OSCURO').click();
    await save(page).click();
    const rule = page.getByText(UNBALANCED);
    await expect(rule).toHaveCount(1);
    await expect(rule).toBeFocused();
    await expect(rule).toBeInViewport();
    await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);

    await teamButton(page, 'Beto', 'OSCURO').click();
    await teamButton(page, 'Caro', 'CLARO').click();
    await expect(page.getByRole('main').getByText(UNBALANCED)).toHaveCount(0);
    await save(page).click();
    await expect(toast(page, 'Equipos guardados correctamente')).toBeVisible();
  });
}

test('automatic teams can be saved even if manual ones would be refused', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await openTeams(page, rated({ Ana: '5', Beto: '5', Caro: '5' }));
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await save(page).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
});

test('a sixth player is refused by a team, and can be a substitute', async ({
  page,
  startSession,
}) => {
  await startSession();
  const six = ['Ana', 'Beto', 'Caro', 'Dani', 'Fede', 'Gabi'];
  await openTeams(
    page,
    six.map((name) => ({ name })),
  );
  await chooseManualTeams(page);
  for (const name of six) await teamButton(page, name, 'CLARO').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Gabi no entra en Claro. Un equipo lleva hasta 5 jugadores.',
  );
  await expect(names(team(page, 'Claro'))).toHaveText(six.slice(0, 5));
  await teamButton(page, 'Gabi', 'SUPLENTE').click();
  await expect(names(substitutes(page))).toHaveText(['Gabi']);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test('manual teams survive a reload', async ({ page, startSession }) => {
  await startSession();
  await openTeams(page);
  await chooseManualTeams(page);
  await teamButton(page, 'Dani', 'CLARO').click();
  await teamButton(page, 'Caro', 'OSCURO').click();
  await page.reload();
  await expect(names(team(page, 'Claro'))).toHaveText(['Dani']);
  await expect(names(team(page, 'Oscuro'))).toHaveText(['Caro']);
  await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
});

test('saved teams are restored, and saving again replaces them', async ({ page, signIn }) => {
  await signIn();
  const { match, players } = await seedRoster(page, FOUR, 4);
  const [ana = '', beto = '', caro = '', dani = ''] = players.map(({ id }) => id);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/teams') && request.method() !== 'GET') {
      writes.push(request.method());
    }
  });
  const stored = () => ask<TeamsReply>(page, 'GET', `/api/matches/${match.id}/teams`);

  await page.goto(`/form-teams?matchId=${match.id}`);
  await chooseManualTeams(page);
  await teamButton(page, 'Ana', 'CLARO').click();
  await teamButton(page, 'Beto', 'OSCURO').click();
  await save(page).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
  const first = { claroTeam: [ana], oscuroTeam: [beto], suplentes: [], createdBy: 'manual' };
  expect(await stored()).toMatchObject(first);

  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
  await expect(names(team(page, 'Claro'))).toHaveText(['Ana']);
  await expect(names(team(page, 'Oscuro'))).toHaveText(['Beto']);
  await teamButton(page, 'Dani', 'CLARO').click();
  await teamButton(page, 'Caro', 'OSCURO').click();
  await save(page).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
  await expect(names(team(page, 'Claro'))).toHaveText(['Ana', 'Dani']);
  await expect(names(team(page, 'Oscuro'))).toHaveText(['Caro', 'Beto']);
  expect(await stored()).toMatchObject({ claroTeam: [ana, dani], oscuroTeam: [beto, caro] });
  expect(writes).toEqual(['POST', 'PUT']);
});
