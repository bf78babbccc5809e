import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/look.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { chooseList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const NOWHERE = {
  account: '',
  listId: 'x'.repeat(22),
  matchId: 'x'.repeat(22),
  playedId: 'x'.repeat(22),
};

test.describe('in an account without anything', () => {
  test.use({ expectedComplaint: /404/ });

  for (const screen of SCREENS.filter(({ empty }) => empty !== null)) {
    test(`${screen.name} says what is missing`, async ({ page, signIn }, { project }) => {
      await signIn('vacio-2@picadito.local');
      await page.goto(screen.path(NOWHERE));
      await stands(page, screen, screen.empty ?? '');
      await isWellMade(page, `${project.name}/empty-${screen.name}`);
    });
  }
});

for (const screen of SCREENS) {
  test(`${screen.name} shows what there is`, async ({ page, signIn, full }, { project }) => {
    await signIn(full.account);
    await chooseList(page, { id: full.listId });
    await page.goto(screen.path(full));
    await stands(page, screen, screen.full);
    await isWellMade(page, `${project.name}/full-${screen.name}`);
  });
}

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /503|Error al|No se pud/ });

  for (const screen of SCREENS.filter(({ failed }) => failed !== null)) {
    test(`${screen.name} says so, and Reintentar brings it`, async ({ page, signIn, full }, {
      project,
    }) => {
      await page.route(DATA, away);
      await signIn(full.account);
      await page.goto(screen.path(full));
      await expect(page.getByText(screen.failed ?? '').first()).toBeVisible();
      await isWellMade(page, `${project.name}/failed-${screen.name}`);
      await page.unroute(DATA, away);
      const again = page.getByRole('button', { name: 'Reintentar' });
      await expect(async () => {
        if (await again.first().isVisible()) await again.first().click();
        await expect(again).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByText(screen.failed ?? '')).toHaveCount(0);
    });
  }
});

for (const screen of SCREENS.filter(({ slow }) => slow !== null)) {
  test(`${screen.name} says that it is coming while the server is slow`, async ({
    page,
    signIn,
    full,
  }, { project }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DATA, async (route) => {
      await answered;
      await route.continue();
    });
    await signIn(full.account);
    await page.goto(screen.path(full));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // a select says it in its one option, which counts as hidden
    await expect(page.getByText(screen.slow ?? '').first()).toBeAttached();
    await isWellMade(page, `${project.name}/slow-${screen.name}`);
    answer();
    await expect(page.getByText(screen.slow ?? '')).toHaveCount(0);
  });
}

test('the landing is well made', async ({ page }, { project }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isWellMade(page, `${project.name}/landing`);
});

test('the account chooser is as accessible as the rest', async ({ page }) => {
  await page.goto('/auth/google?mode=redirect');
  await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a visitor of any screen is sent to the landing', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.goto(screen.path(NOWHERE));
    await expect(page).toHaveURL(/\/landing$/);
  }
});

/** Everything but who is signed in. */
const DATA = /\/api\/(?!session|me$)/;

const away = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });

async function stands(page: Page, { title }: Screen, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(/Picadito/);
}

/** No fault for axe, nothing beyond the window nor at 320 px, nothing too small to tap; a picture to look at. */
async function isWellMade(page: Page, picture: string): Promise<void> {
  await page.screenshot({
    path: join(import.meta.dirname, '../../test-results/screens', `${picture}.png`),
    fullPage: true,
  });
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const { height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect(await overflow(page)).toBe(0);
}
