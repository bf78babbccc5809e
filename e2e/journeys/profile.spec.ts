import type { Match, Profile } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const name = (page: Page) => page.getByLabel('Nombre', { exact: true });
const whatsapp = (page: Page) => page.getByRole('textbox', { name: /WhatsApp/ });
const save = (page: Page) => page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();

test('name and number can be changed, the header is updated, and the number is shown as stored', async ({
  page,
  startSession,
  isMobile,
}) => {
  await startSession();
  await page.goto('/profile');
  await name(page).fill('  Ana Agüero ');
  await whatsapp(page).fill('011 15 5555-1234');
  await save(page);
  await expect(toast(page, 'Perfil actualizado')).toBeVisible();
  await expect(whatsapp(page)).toHaveValue('+54 9 11 5555 1234');
  const stored = { name: 'Ana Agüero', whatsapp: '+5491155551234' };
  expect(await ask<Profile>(page, 'GET', '/api/me')).toMatchObject(stored);
  await expect(page.getByRole('heading', { name: 'Ana Agüero' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('banner').getByText('Ana Agüero')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Ana!');
});

test(
  'the number is optional and can be removed',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await ask(page, 'PATCH', '/api/me', { whatsapp: '+5491155551234' });
    await page.goto('/profile');
    await expect(whatsapp(page)).toHaveValue('+54 9 11 5555 1234');
    await whatsapp(page).fill('');
    await save(page);
    await expect(toast(page, 'Perfil actualizado')).toBeVisible();
    expect(await ask<Profile>(page, 'GET', '/api/me')).toMatchObject({ whatsapp: null });
  },
);

test(
  'the e-mail is shown, and cannot be changed',
  { tag: '@long' },
  async ({ page, startSession, account }) => {
    await startSession();
    await page.goto('/profile');
    const email = page.getByLabel('Correo');
    await expect(email).toHaveValue(account);
    await email.click();
    await page.keyboard.type('otro');
    await expect(email).toHaveValue(account);
  },
);

test(
  'level, XP and four statistics come from the data of the account',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const list = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }, { name: 'Caro' }]);
    await seedList(page, [{ name: 'Mora' }], 'Torneo');
    await seedMatch(page, list, { date: '2030-01-10' });
    const match = await seedMatch(page, list);
    await ask<Match>(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
    await page.goto('/profile');
    const tiles = page.getByRole('region', { name: 'Tus números' });
    await expect(tiles.getByRole('term')).toHaveText([
      'PARTIDOS',
      'COMPLETADOS',
      'JUGADORES',
      'LOGROS',
    ]);
    await expect(tiles.getByRole('definition')).toHaveText(['2', '1', '4', '1']);
    await expect(page.getByText('Nivel 1 · 150 XP')).toBeVisible();
    await expect(page.getByText('Faltan 250 XP para el nivel 2')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Experiencia' });
    await expect(bar).toHaveAttribute('aria-valuenow', '37');
  },
);

test('unsaved input survives a reload', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/profile');
  await name(page).fill('Ana Agü');
  await whatsapp(page).fill('11 55');
  await page.reload();
  await expect(name(page)).toHaveValue('Ana Agü');
  await expect(whatsapp(page)).toHaveValue('11 55');
  expect(await ask<Profile>(page, 'GET', '/api/me')).toMatchObject({ whatsapp: null });
  await expect(page.getByRole('heading', { name: /^Cuenta vacía/ })).toBeVisible();
});
