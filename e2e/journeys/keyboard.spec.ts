import type { Page } from '@playwright/test';
import { answerWhatsApp, CONFIRMS } from '../support/attendance.ts';
import { press, tabTo, type } from '../support/browser/keyboard.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = [
  { name: 'Ana Agüero', number: '1155550102' },
  { name: 'Beto Solé', number: '1155550103' },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('the whole evening can be done by keyboard with a visible focus', async ({
  page,
  context,
  signIn,
}) => {
  await answerWhatsApp(context);
  await signIn();
  await test.step('a list is created with the keyboard', () => makeList(page));
  await test.step('a match is created with the keyboard', () => makeMatch(page));
  await test.step('attendance is marked with the keyboard', () => markAttendance(page));
  await test.step('teams are formed by hand with the keyboard', () => formTeams(page));
  await test.step('the line-up is shared with the keyboard', () => copyMessage(page));
});

async function makeList(page: Page): Promise<void> {
  await press(page, link(page, 'Nueva Lista'));
  await type(page, page.getByLabel('Nombre de la lista'), 'Jueves');
  for (const { name, number } of PLAYERS) {
    await type(page, page.getByLabel('Nombre', { exact: true }), name);
    await tabTo(page, page.locator('input[type=radio]:checked'));
    await page.keyboard.press('ArrowRight');
    await type(page, page.getByRole('textbox', { name: /WhatsApp/ }), number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  }
  await expect(page.getByText('Nivel 4 · Avanzado').first()).toBeVisible();
  await press(page, button(page, 'GUARDAR LISTA DE JUGADORES'));
  await expect(page.getByText('¡Lista creada!').first()).toBeVisible();
}

async function makeMatch(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/create-match/);
  await type(page, page.getByLabel('Fecha'), '01012030');
  await type(page, page.getByLabel('Hora'), '2100');
  await type(page, page.getByLabel('Lugar'), 'Cancha Núñez');
  await press(page, button(page, 'CREAR PARTIDO'));
  await expect(page).toHaveURL(/\/add-players$/);
  await press(page, link(page, /CONTINUAR/));
  await expect(page).toHaveURL(/\/confirm-attendance/);
}

async function markAttendance(page: Page): Promise<void> {
  for (const { name } of PLAYERS) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await press(page, row.getByRole('button', { name: CONFIRMS }), 'Space');
  }
  await expect(page.getByRole('region', { name: 'Confirmados' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await press(page, button(page, /ARMAR EQUIPOS/));
  await expect(page).toHaveURL(/\/form-teams/);
}

async function formTeams(page: Page): Promise<void> {
  await press(page, button(page, 'GENERAR EQUIPOS'));
  await tabTo(page, page.getByRole('radio', { name: 'Automático' }));
  await page.keyboard.press('ArrowRight');
  await press(page, button(page, 'EMPEZAR DE CERO'));
  for (const [{ name }, team] of [
    [PLAYERS[0] ?? { name: '' }, 'CLARO'],
    [PLAYERS[1] ?? { name: '' }, 'OSCURO'],
  ] as const) {
    const group = page.getByRole('group', { name: `Equipo de ${name}` });
    await press(page, group.getByRole('button', { name: team }), 'Space');
  }
  await press(page, button(page, 'GUARDAR Y COMPARTIR'));
  await expect(page).toHaveURL(/\/share-teams/);
}

async function copyMessage(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, button(page, 'Copiar mensaje'));
  await expect(page.getByText('Mensaje copiado al portapapeles').first()).toBeVisible();
}
