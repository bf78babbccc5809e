import { longDate, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import {
  ask,
  hoursAgo,
  seedList,
  type SeedMatch,
  seedMatch,
  seedRoster,
  seedTeams,
} from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const menu = (page: Page, { location, date }: Match) =>
  page.getByRole('button', { name: `Más acciones para ${location}, ${longDate(date)}` });

async function choose(page: Page, match: Match, action: string): Promise<void> {
  await menu(page, match).click();
  await page.getByRole('group', { name: match.location }).getByText(action).click();
}

const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).first();

/** Checks that a match is pending. Phones show only the other statuses above a match. */
async function isPending(page: Page, match: Match): Promise<void> {
  await expect(menu(page, match)).toBeVisible();
  await expect(page.getByText(/^(Completado|Cancelado)$/)).toHaveCount(0);
  expect(await stored(page, match)).toMatchObject({ status: 'pendiente' });
}

async function reopen(page: Page, match: Match): Promise<void> {
  await choose(page, match, 'Reabrir partido');
  await expect(toast(page, 'El partido está pendiente otra vez.')).toBeVisible();
  await page.reload();
  await isPending(page, match);
}

async function openMatch(page: Page, screen: string, changes: SeedMatch = {}): Promise<Match> {
  const match = await seedMatch(page, await seedList(page), changes);
  await page.goto(`${screen}?matchId=${match.id}`);
  return match;
}

const stored = (page: Page, { id }: Match) => ask<Match>(page, 'GET', `/api/matches/${id}`);

test(
  'a match to come is completed after a question, and can be reopened',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const match = await openMatch(page, '/confirm-attendance');
    await isPending(page, match);

    const question = page.getByRole('alertdialog', { name: '¿Completar el partido?' });
    await choose(page, match, 'Completar partido');
    await question.getByRole('button', { name: 'No, falta jugarlo' }).click();
    await expect(question).toBeHidden();
    await isPending(page, match);

    await choose(page, match, 'Completar partido');
    await question.getByRole('button', { name: 'Sí, completar' }).click();
    await expect(toast(page, 'El partido quedó completado.')).toBeVisible();
    await expect(status(page, 'Completado')).toBeVisible();
    await page.goto('/history');
    await expect(status(page, 'Completado')).toBeVisible();

    await reopen(page, match);
  },
);

test('after a weekly match to come is completed, home shows the next one of its series', async ({
  page,
  startSession,
}) => {
  await startSession();
  const weekly = { isRecurring: true, recurringDay: 4 };
  const match = await openMatch(page, '/confirm-attendance', weekly);
  await choose(page, match, 'Completar partido');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('El de la semana siguiente queda creado.');
  await question.getByRole('button', { name: 'Sí, completar' }).click();
  await expect(status(page, 'Completado')).toBeVisible();
  await page.getByRole('link', { name: 'Picadito' }).first().click();
  await expect(page.getByText('Recordatorio 2h antes')).toBeVisible();
  const next = page.getByRole('region', { name: 'Próximo Partido' });
  await expect(next).toContainText(longDate('2030-01-10'));
});

test(
  'a match that is over counts as completed, and stays pending when reopened',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const match = await openMatch(page, '/form-teams', hoursAgo());
    await expect(status(page, 'Completado')).toBeVisible();
    await reopen(page, match);
  },
);

test(
  'cancelling a match asks first, and it is not a next match until reopened',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const match = await openMatch(page, '/confirm-attendance');
    const question = page.getByRole('alertdialog', { name: '¿Se suspende el partido?' });
    await choose(page, match, 'Cancelar partido');
    await question.getByRole('button', { name: 'No, se juega', exact: true }).click();
    await expect(question).toBeHidden();
    expect(await stored(page, match)).toMatchObject({ status: 'pendiente' });

    await choose(page, match, 'Cancelar partido');
    await question.getByRole('button', { name: 'Sí, se suspende', exact: true }).click();
    await expect(toast(page, 'El partido quedó cancelado.')).toBeVisible();
    await expect(status(page, 'Cancelado')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();

    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await reopen(page, match);
    await page.goto('/');
    await expect(page.getByText('Recordatorio 2h antes')).toBeVisible();
  },
);

test(
  'the menu of a match has the actions that apply',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
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
      ).toHaveText([
        ...actions,
        'Agregar lo que sale la cancha',
        'Editar partido',
        'Eliminar partido',
      ]);
    }
  },
);

test(
  'arrow keys wrap around in a menu, and Escape restores the focus',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const match = await openMatch(page, '/confirm-attendance');
    await menu(page, match).press('Enter');
    const item = (name: string) =>
      page.getByRole('group', { name: match.location }).getByRole('button', { name });
    await expect(item('Completar partido')).toBeFocused();
    for (const [key, name] of [
      ['ArrowUp', 'Eliminar partido'],
      ['ArrowDown', 'Completar partido'],
      ['ArrowDown', 'Cancelar partido'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page, match)).toBeFocused();
  },
);

for (const path of ['/confirm-attendance', '/form-teams', '/share-teams']) {
  test(
    `deleting a match on ${path} leads to the history`,
    { tag: '@long' },
    async ({ page, startSession }) => {
      await startSession();
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
    },
  );
}
