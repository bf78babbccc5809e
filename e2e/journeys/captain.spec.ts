import type { Page } from '@playwright/test';
import { answerWhatsApp, card, PLAYERS, toggle } from '../support/attendance.ts';
import { DESKTOP, PHONE } from '../support/browser/devices.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { button, phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Reads on home and in the detail of the match that Beto runs it. */
async function readsWhoRunsIt(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'La lleva Beto Solé (todavía no abrió el link)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.setViewportSize(DESKTOP);
  await page.goto('/history');
  const detail = page.getByRole('region', { name: 'Detalles del partido' });
  await expect(detail).toContainText('La lleva Beto Solé');
  await page.setViewportSize(PHONE);
}

async function readsThatItIsInUse(other: Page, url: string): Promise<void> {
  await other.goto(new URL(url).pathname);
  await expect(other.getByText('Este link ya lo usa otro celu.')).toBeVisible();
  await other.context().close();
}

/**
 * Taps and types without a signal, and reads that this waits until the signal is back. `organiser` then shows it.
 */
async function keepsTapsWithoutSignal(captain: Page, organiser: Page): Promise<void> {
  await captain.context().setOffline(true);
  const waiting = captain.locator('[data-kept]');
  await button(captain, 'VA: Dani').click();
  await expect(waiting).toHaveText('Espera la señal: VA: Dani');
  await button(captain, 'NO VA: Dani').click();
  await captain.getByText('Sumar invitado').click();
  for (const name of ['Rulo', 'Pipa']) {
    await captain.getByLabel('Su nombre').fill(name);
    await button(captain, 'SUMAR').click();
  }
  await expect(waiting).toHaveText([
    'Espera la señal: NO VA: Dani',
    'Espera la señal: Rulo',
    'Espera la señal: Pipa',
  ]);
  await captain.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(button(captain, 'NO VA: Dani')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(organiser, 'Dani Ibáñez')).toHaveAttribute('aria-pressed', 'false');
  await expect(card(organiser, 'Rulo')).toBeVisible();
  await expect(card(organiser, 'Pipa')).toBeVisible();
}

/** Reads on the open page, without a tap, what the organiser changes. A guest's name that is being typed stays. */
async function followsOrganiser(captain: Page, organiser: Page): Promise<void> {
  await captain.getByText('Sumar invitado').click();
  await captain.getByLabel('Su nombre').fill('Ru');
  await captain.getByLabel('Su nombre').blur();
  for (const isIn of [false, true]) {
    await toggle(organiser, 'Caro Núñez').click();
    await expect(button(captain, 'VA: Caro')).toHaveAttribute('aria-pressed', String(isIn));
  }
  await expect(captain.getByLabel('Su nombre')).toHaveValue('Ru');
  await captain.getByText('Sumar invitado').click();
}

test('the organiser gives the match to a captain in three taps, who takes a player out in two without a script', async ({
  page,
  context,
  browser,
  origin,
  startSession,
}) => {
  const chats = await answerWhatsApp(context);
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 3);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const chat = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Más acciones para Cancha Núñez/ }).click();
  await page.getByRole('link', { name: 'Hoy no puedo: que la lleve otro' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Beto Solé' }).click();
  await (await chat).waitForURL('https://wa.me/**');
  expect(chats).toEqual(['5491155551002']);
  const url = (await dialog.getByText(/\/c\/\w{22}$/).textContent()) ?? '';
  await expect(dialog.getByRole('heading')).toHaveText(
    'La lleva Beto Solé (todavía no abrió el link)',
  );
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await readsWhoRunsIt(page);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);

  const beto = await phone(browser, origin, false);
  await beto.goto(new URL(url).pathname);
  await button(beto, 'SOY EL CAPITÁN').click();
  await expect(page.getByRole('button', { name: 'La lleva Beto Solé', exact: true })).toBeVisible();
  await button(beto, 'NO VA: Ana').click();
  await expect(button(beto, 'NO VA: Ana')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(page, 'Ana Agüero')).toHaveAttribute('aria-pressed', 'false');
  await beto.getByText('Sumar invitado').click();
  await beto.getByLabel('Su nombre').fill('Tito');
  await button(beto, 'SUMAR').click();
  await expect(card(page, 'Tito')).toBeVisible();
  const scripted = await phone(browser, origin);
  await scripted.context().addCookies(await beto.context().cookies());
  await scripted.goto(new URL(url).pathname);
  expect(await violations(scripted)).toEqual([]);
  expect(await smallTargets(scripted)).toEqual([]);
  await button(scripted, 'VA: Dani').click();
  await expect(button(scripted, 'VA: Dani')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(page, 'Dani Ibáñez')).toHaveAttribute('aria-pressed', 'true');

  await followsOrganiser(scripted, page);
  await keepsTapsWithoutSignal(scripted, page);
  await readsThatItIsInUse(await phone(browser, origin), url);
  await page.getByRole('button', { name: 'La lleva Beto Solé', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByRole('listitem').last()).toHaveText(
    /^Ana Agüero no va · lo anotó Beto Solé, capitán · \d\d:\d\d$/,
  );
  await dialog.getByRole('button', { name: 'SACARLE EL LINK' }).click();
  await expect(page.getByRole('button', { name: 'Lo que anotó el capitán' })).toBeVisible();
  await button(beto, 'NO VA: Tito').click();
  await expect(beto.getByText('Este link no anda.')).toBeVisible();
  await Promise.all([beto, scripted].map((one) => one.context().close()));
});
