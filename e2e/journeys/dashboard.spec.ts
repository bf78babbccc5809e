import { addDays, instantOf, longDate, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { expectCounters } from '../support/attendance.ts';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const DEMO = 'demo@picadito.local';
const MINUTE_MS = 60_000;

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('an empty account shows empty states with the first steps', async ({
  page,
  signIn,
  account,
}) => {
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Cuenta!');
  await expect(page.getByText(`(${account})`)).toBeVisible();
  const next = panel(page, 'Próximo Partido');
  await expect(next).toContainText('No tienes partidos próximos programados');
  await expect(next.getByRole('link')).toHaveAttribute('href', '/create-match');
  await expect(panel(page, 'Partidos Recientes')).toContainText(
    'Aún no tienes partidos registrados',
  );
  await expect(panel(page, 'Logros')).toContainText('0 de 12');
  await expect(panel(page, 'Logros')).toContainText('Organizador nivel 1');
  const lists = panel(page, 'Tus Listas');
  await expect(lists).toContainText('No tienes listas de jugadores');
  await lists.getByRole('link', { name: 'Crea tu primera lista' }).click();
  await expect(page).toHaveURL('/create-players-list');
});

test('the header card leads to a new match and a new list', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('link', { name: 'Nuevo Partido' }).click();
  await expect(page).toHaveURL('/create-match');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Nueva Lista' }).click();
  await expect(page).toHaveURL('/create-players-list');
});

test('the demonstration account starts with 5 players, 2 lists, 3 matches and three achievements', async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  expect(await ask(page, 'GET', '/api/players')).toHaveLength(5);
  expect(await ask(page, 'GET', '/api/lists')).toHaveLength(2);
  expect(await ask(page, 'GET', '/api/matches')).toHaveLength(3);
  await expect(panel(page, 'Partidos Recientes')).toContainText('Claro: 4–Oscuro: 3');
  const achievements = panel(page, 'Logros');
  await expect(achievements).toContainText('3 de 12');
  await expect(achievements).toContainText('Organizador nivel 2');
  await expect(achievements).toContainText('450 XP');
  await expect(achievements).toContainText('45 %');
  await expect(achievements.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
  await expect(achievements.getByRole('listitem')).toHaveText([
    /Constancia Total3 días seguidos jugando/,
    /Master Convocador10 o más confirmados en un partido/,
    /Organizador Activo3 partidos creados en 7 días/,
  ]);
});

test('the next match shows date, location, status and confirmations, and links to attendance', async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  const match = await nextOfDemo(page);
  const next = panel(page, 'Próximo Partido');
  for (const text of [
    'Pendiente',
    longDate(match.date),
    '21:00',
    'Cancha Núñez',
    'Recordatorio 2h antes',
    '3/10',
    '3 de 5 confirmados',
  ]) {
    await expect(next.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(next.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await next.getByRole('link', { name: 'Confirmar Asistencia' }).click();
  await expect(page).toHaveURL(`/confirm-attendance?matchId=${match.id}`);
  await page.goBack();
  // The panel itself leads there, too.
  await next.click({ position: { x: 40, y: 90 } });
  await expect(page).toHaveURL(`/confirm-attendance?matchId=${match.id}`);
  await expectCounters(page, { 'TOTAL JUGADORES': 5, CONFIRMADOS: 3 });
});

test('the countdown updates every minute', async ({ page, signIn }) => {
  await signIn(DEMO);
  const match = await nextOfDemo(page);
  const left = ((2 * 24 + 3) * 60 + 30) * MINUTE_MS;
  await page.clock.install({
    // The page has fifty seconds to load before the minute changes.
    time: instantOf(match.date, match.time, match.timeZone) - left - 50_000,
  });
  await page.reload();
  const next = panel(page, 'Próximo Partido');
  await expect(next.getByText('faltan 2 días, 3 horas y 30 minutos')).toBeAttached();
  await expect(next.getByText('02D03H30M')).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(next.getByText('02D03H29M')).toBeVisible();
});

test('five recent matches are shown, the rest is in the history', async ({ page, signIn }) => {
  await signIn();
  const list = await seedList(page);
  for (let number = 1; number <= 6; number += 1) {
    await seedMatch(page, list, {
      date: addDays('2030-01-03', number),
      location: `Cancha ${number}`,
    });
  }
  await page.reload();
  const recent = panel(page, 'Partidos Recientes');
  await expect(recent.getByTitle(/^Cancha/)).toHaveText(
    [6, 5, 4, 3, 2].map((number) => `Cancha ${number}`),
  );
  await recent.getByRole('link', { name: 'Ver Historial' }).click();
  await expect(page).toHaveURL('/history');
});

test('lists can be opened, edited and, after a confirmation, deleted with their players', async ({
  page,
  startSession,
}) => {
  await startSession();
  const kept = await seedList(page, [{ name: 'Mora' }], 'Torneo');
  const list = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  await page.goto('/');
  const lists = panel(page, 'Tus Listas');
  const row = lists.getByRole('listitem').filter({ hasText: list.name });
  await expect(row).toContainText(/2 jugadores · Creada el \d\d\/\d\d\/\d{4}/);
  await row.getByRole('link', { name: 'Ver' }).click();
  await expect(page).toHaveURL(`/player-list/${list.id}`);
  await page.goBack();
  await row.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(`/edit-player-list/${list.id}`);
  await page.goBack();

  const question = page.getByRole('alertdialog');
  await row.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toContainText(
    '¿Estás seguro de que deseas eliminar esta lista? Se eliminarán todos los jugadores asociados.',
  );
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Eliminar' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, `Se eliminó la lista ${list.name}.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await ask(page, 'GET', '/api/lists')).toMatchObject([{ id: kept.id }]);
  expect(await ask(page, 'GET', '/api/players')).toMatchObject([{ name: 'Mora' }]);
});

test(
  'many lists scroll within 400 px, a phone shows three until expanded',
  { tag: '@both' },
  async ({ page, startSession, isMobile }) => {
    await startSession();
    for (let number = 1; number <= 7; number += 1) await seedList(page, [], `Lista ${number}`);
    await page.goto('/');
    const lists = panel(page, 'Tus Listas');
    const shown = lists.getByRole('listitem');
    const all = lists.getByRole('button', { name: 'Ver todas (7)' });
    if (isMobile) {
      await expect(shown).toHaveCount(3);
      await all.click();
      await expect(shown).toHaveCount(7);
      await lists.getByRole('button', { name: 'Ver menos' }).click();
      await expect(shown).toHaveCount(3);
    } else {
      await expect(shown).toHaveCount(7);
      await expect(all).toBeHidden();
      const { height, content } = await lists
        .getByRole('list')
        .evaluate((list) => ({ height: list.clientHeight, content: list.scrollHeight }));
      expect(height).toBe(400);
      expect(content).toBeGreaterThan(height);
    }
  },
);

async function nextOfDemo(page: Page): Promise<Match> {
  const matches = await ask<Match[]>(page, 'GET', '/api/matches');
  const coming = matches.find(({ status }) => status === 'pendiente');
  if (!coming) throw new Error('the demonstration account has no match to come');
  return coming;
}
