import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsOfDoubledText } from '../support/browser/fit.ts';
import { cutTexts, overflow, smallTargets, violations } from '../support/browser/look.ts';
import { expect, test } from '../support/reader.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { chooseList } from '../support/seed.ts';
import { DESKTOP, PHONE } from '../support/browser/devices.ts';
import { test as visitor } from '../support/test.ts';

const NOWHERE = {
  account: '',
  listId: 'x'.repeat(22),
  matchId: 'x'.repeat(22),
  playedId: 'x'.repeat(22),
};

test.describe('in an account without anything', () => {
  test.use({ reads: 'empty', expectedComplaint: /404/ });

  for (const screen of SCREENS.filter(({ empty }) => empty !== null)) {
    test(`${screen.name} shows its empty state`, async ({ page }) => {
      await page.goto(screen.path(NOWHERE));
      await stands(page, screen, screen.empty ?? '');
      await isWellMadeAtBothSizes(page);
    });
  }
});

for (const screen of SCREENS) {
  test(`${screen.name} shows its data`, { tag: '@both' }, async ({ page, full }, info) => {
    await chooseList(page, { id: full.listId });
    await page.goto(screen.path(full));
    await stands(page, screen, screen.full);
    await takePicture(page, info.project.name, screen.name);
    await isWellMade(page);
  });
}

test.describe('while the server is slow, and when it fails', { tag: '@long' }, () => {
  test.use({ expectedComplaint: /503|Error al|No se pud/ });

  for (const screen of SCREENS) {
    const { slow, failed } = screen;
    if (slow === null || failed === null) continue;
    test(`${screen.name} shows loading and failure states, and Reintentar loads it`, async ({
      page,
      full,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route(DATA, async (route) => {
        await held.promise;
        await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
      });
      await page.goto(screen.path(full));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A select has the text in its only option, which counts as hidden.
      await expect(page.getByText(slow).first()).toBeAttached();
      await isWellMadeAtBothSizes(page);

      held.resolve();
      await expect(page.getByText(failed).first()).toBeVisible();
      await expect(page.getByText(slow)).toHaveCount(0);
      await isWellMadeAtBothSizes(page);

      await page.unroute(DATA);
      const again = page.getByRole('button', { name: 'Reintentar' });
      await expect(async () => {
        // The button may go before the tap, when the response to another request has arrived.
        if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 });
        await expect(again).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByText(failed)).toHaveCount(0);
      await expect(page.getByText(slow)).toHaveCount(0);
    });
  }

  test('the loading and failure states of a screen have the same subject', () => {
    const halves = SCREENS.filter(({ slow, failed }) => (slow === null) !== (failed === null));
    expect(halves).toEqual([]);
  });
});

visitor('the landing is well made', { tag: '@both' }, async ({ page }, { project }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takePicture(page, project.name, 'landing');
  await isWellMade(page);
});

visitor('the account chooser is as accessible as the rest', { tag: '@both' }, async ({ page }) => {
  await page.goto('/auth/google?mode=redirect');
  await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

visitor('a visitor of any screen is sent to the landing', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.goto(screen.path(NOWHERE));
    await expect(page).toHaveURL(/\/landing$/);
  }
});

/** Matches all requests of the API except for the session and the profile. */
const DATA = /\/api\/(?!session|me$)/;

async function stands(page: Page, { title }: Screen, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(/Picadito/);
}

async function takePicture(page: Page, size: string, name: string): Promise<void> {
  const path = join(import.meta.dirname, '../../test-results/screens', size, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
}

/**
 * Checks that axe finds no fault, that everything fits the window, also at 320 px and with doubled text, that targets
 * are large enough to tap, and that no text is cut.
 */
async function isWellMade(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const { width, height } = page.viewportSize() ?? DESKTOP;
  // Doubled text is checked at the width of a phone only.
  if (width === PHONE.width) expect(await faultsOfDoubledText(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height });
  expect(await overflow(page)).toBe(0);
  expect(await cutTexts(page)).toEqual([]);
}

/**
 * Checks a state at the size of the test and at a desktop's. The state was made once and does not depend on the size.
 */
async function isWellMadeAtBothSizes(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  for (const size of [DESKTOP, own]) {
    await page.setViewportSize(size);
    await isWellMade(page);
  }
  await page.setViewportSize(own);
}
