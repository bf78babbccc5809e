import type { Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp, card, toggle } from '../support/attendance.ts';
import { overflow, violations } from '../support/browser/look.ts';
import { button, headline, phone, answerAs, writeDown } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';
import { listen } from '../support/test.ts';

const SEVEN = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede', 'Gabi'].map((name) => ({ name }));
const OTHERS = [
  { name: 'Nico' },
  { name: 'Pía', whatsapp: '+5491155551001' },
  { name: 'Rulo' },
  { name: 'Vera' },
];
const TODAY = 'Hoy se juega. ¿Venís seguro?';

type Evening = {
  page: Page;
  path: string;
  nico: Page;
  /** Page of Pía, which runs no script. */
  pia: Page;
  vera: Page;
};

test('an evening by the link: answers, a guest, the waitlist, the day of the match, teams, and a drop-out after them', async ({
  page,
  context,
  browser,
  origin,
  complaints,
  startSession,
  setClock,
}) => {
  const chats = await answerWhatsApp(context);
  await setClock('2030-01-02T20:00:00-03:00');
  await startSession();
  const { match } = await seedRoster(page, [...SEVEN, ...OTHERS], 7);
  const nico = await phone(browser, origin);
  const vera = await phone(browser, origin);
  const pia = await phone(browser, origin, false);
  listen(nico, complaints);
  listen(vera, complaints);
  const path = await test.step('the organiser turns on the link', () => turnOn(page, match));
  const evening = { page, path, nico, pia, vera };

  await test.step('players answer, one for another player, and bring a guest', () =>
    fillPlaces(evening));
  await test.step('a player who answers late waits', () => queue(evening));
  await test.step('a player who moves up is notified', async () => {
    const own = await tellPia(evening);
    await expect.poll(() => chats).toEqual(['5491155551001']);
    await pia.goto(own);
    await expect(headline(pia)).toHaveText('¡Estás adentro!');
  });
  await test.step('players confirm on the day of the match', async () => {
    await setClock('2030-01-03T16:00:00-03:00');
    await askToday(evening);
  });
  await test.step('the organiser forms and shows the teams', () => share(evening));
  await test.step('a player drops out after the teams are shown', () => repair(evening, match));
  await Promise.all([nico, pia, vera].map((each) => each.context().close()));
});

async function turnOn(page: Page, match: Match): Promise<string> {
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await page.getByRole('button', { name: 'PRENDER EL LINK' }).click();
  const address = await page.getByText(/\/g\/[\dA-Za-z]{22}$/).innerText();
  return new URL(address).pathname;
}

async function fillPlaces({ page, path, nico }: Evening): Promise<void> {
  await openLive(nico, path);
  await answerAs(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await expect(toggle(page, 'Nico')).toHaveAttribute('aria-pressed', 'true');
  await button(nico, 'ME BAJO').click();
  await expect(headline(nico)).toHaveText('Esta vez no venís');
  await button(nico, 'DESHACER').click();
  await expect(nico.getByText('Sos el 8º. Faltan 2.', { exact: true })).toBeVisible();

  await writeDown(nico, 'Rulo', 'Nico');
  await expect(card(page, 'Rulo')).toContainText('lo anotó Nico');
  await nico.getByText('+1: traigo a alguien').click();
  await nico.getByLabel('Su nombre').fill('Lolo');
  await button(nico, 'SUMAR').click();
  await expect(nico.getByText('Lolo viene con vos.')).toBeVisible();
  await expect(nico.getByText('Sos el 8º. ¡Completo!', { exact: true })).toBeVisible();
  await expect(card(page, 'Lolo')).toContainText('lo trae Nico');
}

async function queue({ page, path, nico, pia, vera }: Evening): Promise<void> {
  await pia.goto(path);
  await pia.getByRole('link', { name: 'Pía', exact: true }).click();
  await expect(pia.getByText('Está completo: si decís VOY, quedás de suplente.')).toBeVisible();
  await button(pia, 'VOY').click();
  await expect(headline(pia)).toHaveText('Suplente 1º');
  await openLive(vera, path);
  await answerAs(vera, 'Vera', 'VOY');
  await expect(headline(vera)).toHaveText('Suplente 2º');
  await expect(card(page, 'Pía')).toContainText('1º');

  await button(nico, 'Sacar a Lolo').click();
  await expect(headline(vera)).toHaveText('Suplente 1º');
  await expect(card(page, 'Lolo')).toHaveCount(0);
}

async function tellPia({ page }: Evening): Promise<string> {
  await expect(page.getByText('Entró, falta avisarle')).toBeVisible();
  const tell = page.getByRole('link', { name: 'AVISARLE a Pía' });
  const message = new URL((await tell.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Entraste, Pía: mañana 21:00, Cancha Núñez. ¿Venís?\n');
  await tell.click();
  await expect(tell).toHaveCount(0);
  return new URL(message.split('\n').at(-1) ?? '').pathname;
}

async function askToday({ page, path, nico, pia, vera }: Evening): Promise<void> {
  await page.reload();
  const silent = page.getByText('Sin confirmar hoy:').locator('..');
  await expect(silent).toContainText('Nico, Pía, Rulo');
  expect(await overflow(page)).toBe(0);
  await nico.reload();
  await expect(headline(nico)).toHaveText(TODAY);
  expect(await violations(nico)).toEqual([]);
  await button(nico, 'SÍ').click();
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await expect(silent).toContainText('Gabi, Pía, Rulo');

  await pia.goto(path);
  await expect(headline(pia)).toHaveText(TODAY);
  await button(pia, 'ME BAJO').click();
  await expect(headline(pia)).toHaveText('Esta vez no venís');
  await expect(page.getByRole('button', { name: 'No van 1' })).toBeVisible();
  expect(await rowOf(page, 'SUMAR JUGADOR')).toBe(await rowOf(page, 'Van 10/10'));
  await expect(headline(vera)).toHaveText(TODAY);
  await button(vera, 'SÍ').click();
  await expect(headline(vera)).toHaveText('¡Estás adentro!');
}

const rowOf = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;

async function share({ page, nico, vera }: Evening): Promise<void> {
  await chooseMatchAction(page, 'ARMAR EQUIPOS');
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await page.getByRole('link', { name: 'Compartir por WhatsApp' }).click();
  for (const player of [nico, vera])
    await expect(headline(player)).toHaveText(/^Jugás en (CLARO|OSCURO)$/);
}

async function repair({ page, nico, pia, vera }: Evening, match: Match): Promise<void> {
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await button(vera, 'ME BAJO').click();
  await expect(nico.getByRole('listitem').filter({ hasText: 'Vera' }).first()).toContainText(
    'se bajó',
  );
  await button(pia, 'VOY').click();
  await expect(headline(pia)).toHaveText('¡Estás adentro!');

  const change = page.getByRole('region', { name: 'Cambio en los equipos' });
  await expect(change).toContainText(/Se bajó Vera\. Se suma Pía en (Claro|Oscuro)\./);
  await change.getByRole('button', { name: 'MOSTRAR EL CAMBIO' }).click();
  await change.getByText('AVISAR AL GRUPO').click();
  await expect(change).toBeHidden();
  await pia.reload();
  await expect(headline(pia)).toHaveText(/^Jugás en (CLARO|OSCURO)$/);
  await button(vera, 'DESHACER').click();
  await expect(headline(vera)).toHaveText('Suplente 1º');
}
