import { answerWhatsApp } from '../support/attendance.ts';
import { press, tabTo, type } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = [
  { name: 'Ana Agüero', number: '1155550102' },
  { name: 'Beto Solé', number: '1155550103' },
];

test('an organiser does the whole evening without touching the mouse, and always sees where he is', async ({
  page,
  context,
  signIn,
}) => {
  await answerWhatsApp(context);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  await signIn();

  await test.step('a list', async () => {
    await press(page, link('Nueva Lista'));
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
    await press(page, button('GUARDAR LISTA DE JUGADORES'));
    await expect(page.getByText('¡Lista creada!').first()).toBeVisible();
  });

  await test.step('a match', async () => {
    await press(page, link('Nuevo Partido'));
    await type(page, page.getByLabel('Fecha'), '01012030');
    await type(page, page.getByLabel('Hora'), '0900PM');
    await type(page, page.getByLabel('Lugar'), 'Cancha Núñez');
    await press(page, button('CREAR PARTIDO'));
    await expect(page).toHaveURL(/\/add-players$/);
    await press(page, link(/CONTINUAR/));
    await expect(page).toHaveURL(/\/confirm-attendance/);
  });

  await test.step('attendance', async () => {
    for (const { name } of PLAYERS) {
      const row = page.getByRole('listitem').filter({ hasText: name });
      await press(page, row.locator('button[aria-pressed]'), 'Space');
    }
    await expect(
      page.getByRole('region', { name: 'Confirmados' }).getByRole('listitem'),
    ).toHaveCount(2);
    await press(page, button(/ARMAR EQUIPOS/));
    await expect(page).toHaveURL(/\/form-teams/);
  });

  await test.step('teams by hand', async () => {
    await press(page, button('GENERAR EQUIPOS'));
    await tabTo(page, page.getByRole('radio', { name: 'Automático' }));
    await page.keyboard.press('ArrowRight');
    await press(page, button('EMPEZAR DE CERO'));
    for (const [{ name }, team] of [
      [PLAYERS[0] ?? { name: '' }, 'CLARO'],
      [PLAYERS[1] ?? { name: '' }, 'OSCURO'],
    ] as const) {
      const group = page.getByRole('group', { name: `Equipo de ${name}` });
      await press(page, group.getByRole('button', { name: team }), 'Space');
    }
    await press(page, button('GUARDAR Y COMPARTIR'));
    await expect(page).toHaveURL(/\/share-teams/);
  });

  await test.step('sharing', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, button('Copiar mensaje'));
    await expect(page.getByText('Mensaje copiado al portapapeles').first()).toBeVisible();
  });
});
