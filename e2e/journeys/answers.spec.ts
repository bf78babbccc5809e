import type { APIRequestContext, Page } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp, card, toggle } from '../support/attendance.ts';
import { faultsOfDoubledText } from '../support/browser/fit.ts';
import { violations } from '../support/browser/look.ts';
import { answer } from '../support/group-link.ts';
import { blockEvents, openLive } from '../support/live.ts';
import { seedLink, seedRoster } from '../support/seed.ts';
import { expect, test as base } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const PLAYERS = [
  { name: 'Ana Agüero' },
  { name: 'Beto Solé' },
  { name: 'Dani Ibáñez' },
  { name: 'Ema Ruiz' },
  { name: 'Nico Roca', whatsapp: '+5491155551001' },
];

const test = base.extend<{ phones: () => Promise<APIRequestContext> }>({
  /** Returns a new client that sends requests as the browser of one more player. */
  phones: async ({ playwright, baseURL }, use) => {
    const phones: APIRequestContext[] = [];
    await use(async () => {
      const phone = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      phones.push(phone);
      return phone;
    });
    await Promise.all(phones.map((phone) => phone.dispose()));
  },
});

const CHANGED = /409|No se pudo confirmar la asistencia del jugador/;

const group = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem');

test('the organiser sees answers by the link and the waitlist, and notifies promoted players with one tap', async ({
  page,
  context,
  startSession,
  phones,
}) => {
  const chats = await answerWhatsApp(context);
  await page.clock.install();
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'CUPO');
  const settings = page.getByRole('dialog');
  await expect(settings.getByLabel('Cupo')).toBeFocused();
  await settings.getByLabel('Cupo').fill('2');
  await settings.getByText('3 h antes').click();
  expect(await violations(page)).toEqual([]);
  await settings.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByRole('button', { name: 'Van 0/2' })).toBeVisible();

  const [ana, beto, nico, dani] = [await phones(), await phones(), await phones(), await phones()];
  await answer(ana, path, { name: 'Ana', says: 'voy', comment: 'llevo pelota' });
  await expect(card(page, 'Ana Agüero')).toContainText('por el link«llevo pelota»');
  await answer(beto, path, { name: 'Beto', says: 'voy' });
  await answer(nico, path, { name: 'Nico', says: 'voy' });
  await answer(dani, path, { name: 'Dani', says: 'nose' });
  await expect(group(page, 'Suplentes')).toHaveText(/Nico Roca.*1º.*por el link/);
  await expect(card(page, 'Dani Ibáñez')).toContainText('En duda');
  await page.getByRole('button', { name: 'CONFIRMAR TODOS' }).click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  await expect(card(page, 'Ema Ruiz')).toContainText('vos');
  await expect(group(page, 'Confirmados')).toHaveCount(3);
  await expect(card(page, 'Ema Ruiz')).toContainText('sobra');
  await toggle(page, 'Ema Ruiz').click();
  await expect(group(page, 'Confirmados')).toHaveCount(2);

  await answer(ana, path, { name: 'Ana', says: 'no' });
  await expect(page.getByText('Entró, falta avisarle')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await faultsOfDoubledText(page)).toEqual([]);
  const tell = page.getByRole('link', { name: 'AVISARLE a Nico Roca' });
  await expect(tell).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(path)}%2F\\w{22}%3F03-01$`),
  );
  const text = new URL((await tell.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Entraste, Nico: jueves 03/01 21:00, Cancha Núñez. ¿Venís?\n');
  await tell.click();
  await expect(tell).toHaveCount(0);
  await expect.poll(() => chats).toEqual(['5491155551001']);
  await expect(group(page, 'Suplentes')).toHaveCount(0);

  await chooseMatchAction(page, 'ÚLTIMAS RESPUESTAS');
  const last = page.getByRole('dialog').getByRole('listitem');
  await expect(last.first()).toHaveText(/Ana Agüero no va.*\d\d:\d\d · celu nuevo/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar' }).click();

  await expect(card(page, 'Dani Ibáñez')).toContainText('En duda');
  await page.clock.fastForward(Date.parse('2030-01-03T21:05:00Z') - Date.now());
  await expect(card(page, 'Dani Ibáñez')).not.toContainText('En duda');
});

test.describe('an answer in the meantime', () => {
  test.use({ expectedComplaint: CHANGED });

  test('a correction that conflicts with a newer answer is offered again, and the organiser releases names', async ({
    page,
    startSession,
    phones,
  }) => {
    await startSession();
    const { list, match } = await seedRoster(page, PLAYERS, 5);
    const path = await seedLink(page, list);
    await blockEvents(page);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(page.getByRole('button', { name: 'Van 5/10' })).toBeVisible();
    await answer(await phones(), path, { name: 'Nico', says: 'no' });
    await toggle(page, 'Nico Roca').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Nico contestó recién NO VOY por el link. ¿Lo ponés igual?',
    );
    await question.getByRole('button', { name: 'SÍ, IGUAL' }).click();
    await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
    await expect(group(page, 'Pendientes')).toHaveCount(1);

    await page.goto(`/player-list/${list.id}`);
    await page.getByText('Link del grupo', { exact: true }).click();
    await page.getByText('Nombres que ya eligió alguien (1)').click();
    await expect(page.getByText(/^Celu de Nico Roca · lo usó hoy a las \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('button', { name: 'SACAR el celu de Nico Roca' }).click();
    await expect(toast(page, 'Ya no contesta como Nico Roca.')).toBeVisible();
    await expect(page.getByText('Nombres que ya eligió alguien')).toHaveCount(0);
    await answer(await phones(), path, { name: 'Nico', says: 'no' });
    await page.reload();
    await page.getByText('Link del grupo', { exact: true }).click();
    await page.getByText('Nombres que ya eligió alguien (1)').click();
    await page.getByRole('button', { name: 'Soltar el nombre de Nico Roca' }).click();
    await expect(toast(page, 'Nico Roca lo elige de nuevo')).toBeVisible();
    await expect(page.getByText('Nombres que ya eligió alguien')).toHaveCount(0);
    await page.getByText('El link de cada uno').click();
    await page.getByRole('button', { name: 'Cambiar su link: Nico Roca' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar' }).click();
    await expect(toast(page, 'El que tenía Nico Roca ya no anda.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
