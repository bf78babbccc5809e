import type { MatchPlayerReply } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import {
  chooseMatchAction,
  answerWhatsApp,
  card,
  choose,
  expectCounters,
  toggle,
} from '../support/attendance.ts';
import { copied, shareSheet } from '../support/browser/devices.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const PLAYERS = [
  { name: 'Ana Agüero', whatsapp: '+5491155551001' },
  { name: 'Beto Solé', whatsapp: '+5491155551002' },
  { name: 'Caro Núñez' },
  { name: 'Dani Ibáñez', whatsapp: '+5491155551004' },
  { name: 'Juan Gómez' },
  { name: 'Juan Pérez' },
];
const REPLIES = [
  '[20:15, 1/1/2030] Ana Aguero: voy!',
  '[20:16, 1/1/2030] Beto S: yo no llego ❌',
  '[20:17, 1/1/2030] Caro Nuñez: dale, +1',
  '[20:18, 1/1/2030] Juan: ahí estaré',
  '[20:19, 1/1/2030] Dani: capaz',
].join('\n');

const group = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('listitem');
const decline = (page: Page, name: string) => page.getByRole('switch', { name: `No va ${name}` });
const reply = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('group', { name: `Respuesta de ${name}` });
const names = async (page: Page, matchId: string, key: 'confirmed' | 'declined') => {
  const roster = await ask<MatchPlayerReply[]>(page, 'GET', `/api/matches/${matchId}/players`);
  return roster.filter((player) => player[key]).map(({ name }) => name);
};

test('the message to the group has date, location, missing replies and free places', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 2);
  const shared = await shareSheet(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'AVISAR AL GRUPO');
  const [message] = await shared();
  expect(message).toContain('Jueves 03/01/2030 · 21:00\nCancha Núñez');
  expect(message).toContain('Quedan 8 lugares de 10.');
  expect(message).toContain('Caro Núñez, Dani Ibáñez, Juan Gómez y Juan Pérez');
});

test('the link is turned on at the attendance too, and then calls carry it', async ({
  page,
  context,
  startSession,
}) => {
  await answerWhatsApp(context);
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await page.getByRole('button', { name: 'PRENDER EL LINK' }).click();
  const address = await page.getByText(/\/g\/[\dA-Za-z]{22}$/).innerText();
  const asks = `Tocá tu nombre: ${address}?03-01`;
  const group = page.getByRole('link', { name: 'AVISAR AL GRUPO' });
  const text = async (link: Locator) =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await expect.poll(() => text(group)).toContain(`¿Venís? ${asks}`);
  expect(await text(group)).toContain('Faltan 10 para completar.');
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  const send = (name: string) => page.getByRole('link', { name: new RegExp(`ENVIAR a ${name}`) });
  await expect
    .poll(() => text(send('Dani')))
    .toMatch(/\nContestá acá: \S+\/g\/[\dA-Za-z]{22}\/[\dA-Za-z]{22}\?03-01$/);
  await toggle(page, 'Dani Ibáñez').click();
  await expect.poll(() => text(send('Dani'))).toMatch(/^Hola! Te confirmo para el partido\.\n/);
});

test('without a share sheet the message opens in WhatsApp, and closing the sheet loses nothing', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  const link = page.getByRole('link', { name: 'AVISAR AL GRUPO' });
  expect(await link.getAttribute('href')).toContain('https://wa.me/?text=%C2%A1Hay%20partido!');
  const other = await context.newPage();
  await shareSheet(other, 'close');
  await other.goto(`/confirm-attendance?matchId=${match.id}`);
  const button = other.getByRole('button', { name: 'AVISAR AL GRUPO' });
  await button.click();
  await expect(toast(other, 'Cerraste el menú sin mandarlo.')).toBeVisible();
  await expect(button).toBeEnabled();
});

test('all players are confirmed by one tap, one is removed by another, and both can be undone', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: 'CONFIRMAR TODOS' }).click();
  await expectCounters(page, { CONFIRMADOS: 6, PENDIENTES: 0 });
  await expect(toast(page, '6 jugadores confirmados')).toBeVisible();
  await page.getByRole('button', { name: 'DESHACER (6)' }).click();
  await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 6 });
  await page.getByRole('button', { name: 'CONFIRMAR TODOS' }).click();
  await decline(page, 'Beto Solé').click();
  await expectCounters(page, { CONFIRMADOS: 5, PENDIENTES: 0 });
  await expect(group(page, 'No van')).toHaveText([/Beto Solé/]);
  await expect.poll(() => names(page, match.id, 'declined')).toEqual(['Beto Solé']);
  await expect.poll(() => names(page, match.id, 'confirmed')).toHaveLength(5);
});

test('declined players are counted beside pending and confirmed, and can be reset', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 1);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await decline(page, 'Ana Agüero').click();
  await decline(page, 'Caro Núñez').click();
  await expect(toast(page, 'Caro Núñez no va.')).toBeVisible();
  await expect(decline(page, 'Ana Agüero')).toBeChecked();
  await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 4 });
  await decline(page, 'Ana Agüero').click();
  await toggle(page, 'Caro Núñez').click();
  await expect.poll(() => names(page, match.id, 'declined')).toEqual([]);
  await expect.poll(() => names(page, match.id, 'confirmed')).toEqual(['Caro Núñez']);
});

test(
  'pasted replies are parsed, doubtful ones need a decision, and one tap applies them',
  { tag: '@both' },
  async ({ page, context, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await copied(context, page, REPLIES);
    await chooseMatchAction(page, 'PEGAR RESPUESTAS');
    const dialog = page.getByRole('dialog', { name: 'Pegar respuestas' });
    await expect(dialog.getByRole('status')).toHaveText('5 respuestas, 2 para mirar');
    await expect(reply(page, 'Ana Agüero').getByLabel('VA', { exact: true })).toBeChecked();
    await expect(reply(page, 'Beto Solé').getByLabel('NO VA')).toBeChecked();
    await expect(reply(page, 'Dani Ibáñez').getByLabel('NADA')).toBeChecked();
    expect(await names(page, match.id, 'confirmed')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await dialog.getByRole('combobox').first().selectOption({ label: 'Juan Pérez' });
    await reply(page, 'Juan Pérez').getByText('VA', { exact: true }).click();
    await dialog.getByRole('button', { name: 'APLICAR 5' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => names(page, match.id, 'confirmed'))
      .toEqual(['Ana Agüero', 'Caro Núñez', 'Invitado de Caro Núñez', 'Juan Pérez']);
    expect(await names(page, match.id, 'declined')).toEqual(['Beto Solé']);
    await expect(card(page, 'Invitado de Caro Núñez')).toBeVisible();
  },
);

test('a person who is not in the match is added as a guest', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  const dialog = page.getByRole('dialog', { name: 'Pegar respuestas' });
  await dialog.getByLabel('Mensajes del grupo').fill('Rodri: me sumo');
  await dialog.getByRole('button', { name: 'LEER' }).click();
  await dialog.getByRole('combobox').selectOption({ label: 'Sumar a Rodri como invitado' });
  await dialog.getByRole('button', { name: 'APLICAR 1' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => names(page, match.id, 'confirmed')).toEqual(['Rodri']);
});

test('a text without replies gets a message, and stays', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  const dialog = page.getByRole('dialog', { name: 'Pegar respuestas' });
  await dialog.getByLabel('Mensajes del grupo').fill('¿Alguien tiene pecheras?');
  await dialog.getByRole('button', { name: 'LEER' }).click();
  await expect(dialog.getByText('No encontramos respuestas en ese texto.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  await expect(dialog.getByLabel('Mensajes del grupo')).toHaveValue('¿Alguien tiene pecheras?');
});

test('calls of one device are known to the other, which continues with the rest', async ({
  page,
  context,
  startSession,
  otherDevice,
}) => {
  await answerWhatsApp(context);
  await answerWhatsApp(otherDevice.context());
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  const path = `/confirm-attendance?matchId=${match.id}`;
  await page.goto(path);
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  await expect(card(page, 'Ana Agüero').getByText('Chat abierto')).toBeVisible();
  await otherDevice.goto(path);
  await expect(card(otherDevice, 'Ana Agüero').getByText('Chat abierto')).toBeVisible();
  await expect(card(otherDevice, 'Dani Ibáñez').getByText('Chat abierto')).toHaveCount(0);
  await chooseMatchAction(otherDevice, 'CONVOCAR A TODOS');
  await expect(card(otherDevice, 'Beto Solé').getByText('Chat abierto')).toBeVisible();
  await expect(card(page, 'Beto Solé').getByText('Chat abierto')).toBeVisible();

  await choose(page, 'Beto Solé', 'NO LE ESCRIBÍ');
  await expect(card(page, 'Beto Solé').getByText('Chat abierto')).toHaveCount(0);
  await expect(card(otherDevice, 'Beto Solé').getByText('Chat abierto')).toHaveCount(0);
});
