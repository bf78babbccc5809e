import type { Player, TeamConstraints } from '@picadito/domain';
import { copied } from '../support/browser/devices.ts';
import { press } from '../support/browser/keyboard.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { add, box, open, paste, row } from '../support/paste-list.ts';
import { ask } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const TEXT = `⚽ Fútbol jueves 21hs
1. Juan Pérez
2. ✅ Ana 4
3. Carla (arquera) +54 9 11 5555-1234
4. Gabi 123 456
6. ANA
7. Dani / Ema
8.
alias: canchita.mp`;

test(
  'a pasted list becomes an editable table, is added by one tap and saved with its title',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await paste(page, TEXT);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(
      'Fútbol jueves 21hs · 6 jugadores, 1 para corregir',
    );
    await expect(row(page, 'Ana').getByRole('radio', { name: '4' })).toBeChecked();
    await expect(row(page, 'ANA').getByRole('checkbox')).not.toBeChecked();
    await expect(row(page, 'ANA')).toContainText('Está repetido en el texto.');
    await expect(row(page, 'Gabi')).toContainText(
      'El número tiene que tener entre 8 y 15 dígitos.',
    );
    await expect(dialog.getByText('No parecen jugadores (1)')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await row(page, 'Dani / Ema').getByRole('button', { name: 'SEPARAR EN DOS' }).click();
    await row(page, 'Ema').locator('label', { hasText: '5' }).click();
    await row(page, 'Juan Pérez').getByRole('checkbox').uncheck();
    await add(page, 4).click();
    await expect(dialog.getByText('Agregamos a 4. Estos quedan.')).toBeVisible();
    await row(page, 'Gabi')
      .getByRole('textbox', { name: /WhatsApp/ })
      .fill('11 4444 3333');
    await add(page, 1).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Fútbol jueves 21hs');

    const created = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    const list: { id: string } = await (await created).json();
    const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
    expect(
      players.map(({ name, skillLevel, whatsapp }) => `${name} ${skillLevel} ${whatsapp}`),
    ).toEqual([
      'Ana 4 null',
      'Carla 3 +5491155551234',
      'Dani 3 null',
      'Ema 5 null',
      'Gabi 3 +5491144443333',
    ]);
    const keepers = async () => (await ask<TeamConstraints>(page, 'GET', '/api/marks')).keepers;
    await expect.poll(keepers).toEqual([players.find(({ name }) => name === 'Carla')?.id]);
  },
);

test(
  'a number of another country is taken after one question',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await paste(page, '1. Ana\n2. Leo 56961234567');
    await expect(row(page, 'Leo')).toContainText('¿Es +56 9 6123 4567?');
    await row(page, 'Leo').getByRole('button', { name: 'SÍ, ES ESE' }).click();
    await add(page, 2).click();
    await expect(page.getByText('+56 9 6123 4567')).toBeVisible();
  },
);

test('the first tap pastes from the clipboard', async ({ page, context, startSession }) => {
  await startSession();
  await page.goto('/create-players-list');
  await copied(context, page, 'Ana\nBeto\nCarla');
  await open(page);
  await add(page, 3).click();
  await expect(page.getByText('3 jugadores', { exact: true })).toBeAttached();
});

test(
  'a pasted title does not replace a name that was typed before',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await page.getByLabel('Nombre de la lista').fill('Los míos');
    await paste(page, TEXT);
    await add(page, 4).click();
    await expect(page.getByRole('dialog').getByText('Agregamos a 4.')).toBeVisible();
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los míos');
  },
);

test(
  'without access to the clipboard a sentence says how to paste',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new Error('refused'));
    });
    await open(page);
    await page.getByRole('button', { name: 'PEGAR', exact: true }).click();
    await expect(
      page.getByText(
        'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.',
      ),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'a text without names gets a message and stays, bidirectional marks are removed',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await paste(page, '12\n\n----\nalias: canchita.mp');
    await expect(
      page.getByText('No encontramos jugadores en ese texto. Pegá un nombre por renglón.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await open(page);
    await expect(box(page)).toHaveValue('12\n\n----\nalias: canchita.mp');

    await box(page).fill('1. \u202eJuan\u202c\n2. A\u200bna');
    await page.getByRole('button', { name: 'LEER' }).click();
    await expect(row(page, 'Juan')).toBeVisible();
    await expect(row(page, 'Ana')).toBeVisible();
  },
);

test(
  'a pasted text of 10,000 lines is cut to the size of a list, and a sentence says so',
  { tag: '@long' },
  async ({ page, context, startSession }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSession();
    await page.goto('/create-players-list');
    await page.evaluate(() => {
      const lines = Array.from({ length: 10_000 }, (_, at) => `${at + 1}. Jugador ${at}x`);
      return navigator.clipboard.writeText(lines.join('\n'));
    });
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('El texto es muy largo: leímos la primera parte.')).toBeVisible();
    await expect(
      dialog.getByText(/^Una lista puede tener hasta 300 jugadores\. Quedaron/),
    ).toBeVisible();
    await expect(add(page, 300)).toBeEnabled();
  },
);

test(
  'rows that were not added survive a reload',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await paste(page, 'Ana\nBeto');
    await row(page, 'Ana')
      .getByRole('textbox', { name: /Nombre/ })
      .fill('Ana María');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open(page);
    await expect(row(page, 'Ana María')).toBeVisible();
    await expect(add(page, 2)).toBeEnabled();
  },
);

test('contacts of the phone are added like a pasted list, and typed input stays', async ({
  page,
  startSession,
}) => {
  await page.addInitScript(() => {
    const chosen = [
      { name: ['Ana López'], tel: ['11 5555 0101', '11 5555 0102'] },
      { name: ['Beto'], tel: [] },
    ];
    Object.assign(window, { ContactsManager: true });
    Object.assign(navigator, { contacts: { select: () => Promise.resolve(chosen) } });
  });
  await startSession();
  await page.goto('/create-players-list');
  await open(page);
  await box(page).fill('Caro 4');
  await page.getByRole('button', { name: 'CONTACTOS' }).click();
  await expect(row(page, 'Ana López').getByRole('textbox', { name: /WhatsApp/ })).toHaveValue(
    '11 5555 0101',
  );
  await add(page, 2).click();
  await expect(page.getByText('+54 9 11 5555 0101')).toBeVisible();
  await open(page);
  await expect(box(page)).toHaveValue('Caro 4');
});

test('by keyboard alone', { tag: '@desktop' }, async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-players-list');
  await press(page, page.getByRole('button', { name: 'PEGAR LISTA' }));
  await expect(box(page)).toBeVisible();
  await box(page).focus();
  await page.keyboard.insertText('Ana\nBeto');
  await press(page, page.getByRole('button', { name: 'LEER' }));
  await press(page, row(page, 'Beto').getByRole('checkbox'), 'Space');
  await press(page, add(page, 1));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
});
