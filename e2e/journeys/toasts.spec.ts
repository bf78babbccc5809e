import type { Locator, Page } from '@playwright/test';
import { PLAYERS, toggle } from '../support/attendance.ts';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { DESKTOP, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { typeListName } from '../support/failures.ts';
import { seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toast.ts';

const LOW_PX = 64;

async function boxOf(locator: Locator) {
  // The box is measured when all animations have finished.
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to measure');
  return box;
}

/**
 * Checks that the toast is in the lower part of the window and above the sticky action, whose buttons stay in sight.
 */
async function expectAboveBar(page: Page): Promise<void> {
  const shown = await boxOf(toasts(page));
  const bar = page.locator('[data-sticky-action]');
  expect(shown.height).toBeLessThanOrEqual(LOW_PX);
  expect(shown.y).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) / 2);
  expect(shown.y + shown.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  const buttons = await bar.getByRole('button').or(bar.getByRole('link')).all();
  expect(buttons.length).toBeGreaterThan(0);
  expect(await elementsOutOfSight(page, Object.fromEntries(buttons.entries()))).toEqual([]);
}

for (const size of [PHONE, SMALL_PHONE]) {
  test(`on attendance and on teams a toast is at most 64 px high and above the sticky action at ${size.width}×${size.height}`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS, 3);
    await page.setViewportSize(size);
    await page.clock.install();
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(toggle(page, 'Dani Ibáñez')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await toggle(page, 'Dani Ibáñez').click();
    await expect(toast(page, 'Jugador confirmado')).toBeVisible();
    await expectAboveBar(page);
    await page.clock.resume();
    await page.goto(`/form-teams?matchId=${match.id}`);
    const generate = page.getByRole('button', { name: 'GENERAR EQUIPOS' });
    await expect(generate).toBeVisible();
    await page.clock.pauseAt(Date.now() + 120_000);
    await generate.click();
    await expect(toast(page, 'Equipos generados correctamente')).toBeVisible();
    await expectAboveBar(page);
  });
}

test('on wide screens a toast is at the top right', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.setViewportSize(DESKTOP);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await toggle(page, 'Ana Agüero').click();
  const { x, y, width } = await boxOf(toasts(page));
  expect({ top: y, right: x + width }).toEqual({ top: 164, right: DESKTOP.width - 28 });
});

test.describe('an error', () => {
  test.use({ expectedComplaint: /500|ApiError|Error al crear la lista/ });

  test('is announced assertively and stays until it is closed', async ({ page, startSession }) => {
    await startSession();
    await page.clock.install();
    await page.route('**/api/lists', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.goto('/player-lists');
    await typeListName(page);
    const sentence = 'No se pudo crear la lista. Intentalo nuevamente.';
    await expect(toast(page, sentence)).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(page.locator('[aria-live="assertive"]').getByText(sentence)).toBeAttached();
    await expect(toast(page, sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a tap on a toast reaches the switch under it', async ({ page, startSession }) => {
  await startSession();
  const crowd = Array.from({ length: 20 }, (_, index) => ({ name: `Jugador ${index + 10}` }));
  const { match } = await seedRoster(page, crowd);
  await page.clock.install();
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(toggle(page, 'Jugador 20')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await toggle(page, 'Jugador 20').click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  const declining = page.getByRole('switch', { name: 'NO VA Jugador 21', exact: true });
  const shown = await boxOf(toasts(page));
  const before = await boxOf(declining);
  await page.evaluate((by) => scrollBy(0, by), before.y - shown.y);
  const { x, y, width, height } = await boxOf(declining);
  expect(Math.abs(y - shown.y)).toBeLessThan(shown.height / 2);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(declining).toHaveAttribute('aria-checked', 'true');
  await expect(toasts(page)).not.toContainText('Jugador confirmado');
});
