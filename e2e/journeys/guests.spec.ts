import type { Page } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp, card, toggle } from '../support/attendance.ts';
import { delayRequests } from '../support/browser/hold.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { button, headline, phone, answerAs } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = ['Ana', 'Beto', 'Nico'].map((name) => ({ name }));

test('a player brings guests without a script, and the organiser sets their levels and decides who stays', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS, 2);
  const path = await seedLink(page, list);
  const settings = { capacity: 4, answersUntil: null };
  await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, settings);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const nico = await phone(browser, origin, false);
  await nico.goto(path);
  await answerAs(nico, 'Nico', 'VOY');
  await bring(nico, 'Lolo');
  await expect(nico.getByText('Lolo viene con vos.')).toBeVisible();
  await bring(nico, 'Tato');
  await expect(nico.getByText('Tato entra si queda lugar.')).toBeVisible();
  await expect(nico.getByText('+1: traigo a alguien')).toHaveCount(0);

  await expect(card(page, 'Lolo')).toContainText('Nivel 3');
  await chooseMatchAction(page, 'INVITADOS 2');
  const lolo = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Lolo' });
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  const letGo = await delayRequests(page, 'PATCH', '**/api/players/*');
  await lolo.getByLabel('Nivel').selectOption({ label: 'Avanzado' });
  await expect(lolo.getByLabel('Nivel')).toHaveValue('4');
  letGo();
  const keep = lolo.getByRole('button', { name: 'DEJARLO a Lolo' });
  await keep.click();
  await expect(lolo.getByRole('button', { name: '✓ SE QUEDA a Lolo' })).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(card(page, 'Lolo')).toContainText('Nivel 4');

  await button(nico, 'ME BAJO').click();
  await expect(headline(nico)).toHaveText('Esta vez no venís');
  await expect(nico.getByText('Tato quedó afuera.')).toBeVisible();
  await expect(card(page, 'Tato')).toContainText('se fue con Nico');
  await expect(toggle(page, 'Lolo')).toHaveAttribute('aria-pressed', 'true');
  await nico.context().close();
});

test(
  'a promoted guest without a number is notified in the chat of the host',
  { tag: '@long' },
  async ({ page, context, browser, origin, startSession }) => {
    const chats = await answerWhatsApp(context);
    await startSession();
    const numbered = PLAYERS.map((player) => ({ ...player, whatsapp: '+5491155551001' }));
    const { list, match } = await seedRoster(page, numbered, 1);
    const path = await seedLink(page, list);
    const settings = { capacity: 2, answersUntil: null };
    await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, settings);
    await openLive(page, `/confirm-attendance?matchId=${match.id}`);
    const nico = await phone(browser, origin);
    await nico.goto(path);
    await answerAs(nico, 'Nico', 'VOY');
    await bring(nico, 'Lolo');
    await expect(nico.getByText('Lolo entra si queda lugar.')).toBeVisible();
    await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, {
      ...settings,
      capacity: 3,
    });
    await expect(nico.getByText('Lolo viene con vos.')).toBeVisible();
    await expect(page.getByText('Entró: avisale a Nico')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const tell = page.getByRole('link', { name: 'AVISARLE a Nico por Lolo' });
    await expect(tell).toHaveAttribute(
      'href',
      new RegExp(`${encodeURIComponent(path)}%2F\\w{22}%3F03-01$`),
    );
    const text = new URL((await tell.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toMatch(/^Nico, entró Lolo: jueves 03\/01 21:00, Cancha Núñez\. ¿Le avisás\?\n/);
    await tell.click();
    await expect(tell).toHaveCount(0);
    await expect.poll(() => chats).toEqual(['5491155551001']);
    await nico.context().close();
  },
);

async function bring(player: Page, name: string): Promise<void> {
  await player.getByText('+1: traigo a alguien').click();
  await player.getByLabel('Su nombre').fill(name);
  await button(player, 'SUMAR').click();
}
