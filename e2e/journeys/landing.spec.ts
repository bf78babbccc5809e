import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const STEPS = ['Creá un partido', 'Convocá jugadores', 'Generá los equipos'] as const;

const carousel = (page: Page) => page.getByRole('region', { name: 'Tres pasos y a jugar' });
const stands = (page: Page, step: number) =>
  expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(STEPS[step] ?? '');
const press = (page: Page, name: string | RegExp) =>
  carousel(page).getByRole('button', { name }).click();

/** Opens the landing at the first step, with a stopped clock and neither pointer nor focus on the carousel. */
async function openAtFirstStep(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto('/landing');
  await carousel(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(now + 60_000);
  await press(page, /^Paso 1/);
  await letGo(page);
}

async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

test(
  'the landing describes the product and offers sign-in with Google',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/landing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Armá el partido. Que salga parejo.',
    );
    await expect(
      page.getByText('Gratis y en beta. Tus jugadores no necesitan cuenta.'),
    ).toBeVisible();
    const features = page.getByRole('region', { name: 'Todo el equipo en tu bolsillo' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Listas de jugadores',
      'Convocá por WhatsApp',
      'Equipos parejos',
      'Compartí la formación',
      'Todas las semanas',
      'Ranking y logros',
    ]);
    await expect(page.getByRole('button', { name: 'Iniciar sesión con Google' })).toHaveCount(2);
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/landing');
  },
);

test('three steps rotate every 5 s', async ({ page }) => {
  await openAtFirstStep(page);
  for (const step of [1, 2, 0]) {
    await page.clock.runFor(4_999);
    await stands(page, (step + 2) % 3);
    await page.clock.runFor(1);
    await stands(page, step);
  }
});

test('previous, next and dots select a step', async ({ page }) => {
  await openAtFirstStep(page);
  await press(page, 'Paso siguiente');
  await stands(page, 1);
  await press(page, 'Paso anterior');
  await press(page, 'Paso anterior');
  await stands(page, 2);
  for (const [step, title] of STEPS.entries()) {
    await press(page, `Paso ${step + 1}: ${title}`);
    await stands(page, step);
    await expect(carousel(page).locator('[aria-current=step]')).toHaveAccessibleName(
      `Paso ${step + 1}: ${title}`,
    );
  }
});

test('the steps stop on hover, when paused, and with reduced motion', async ({ page }) => {
  await openAtFirstStep(page);
  await carousel(page).hover();
  await page.clock.runFor(20_000);
  await stands(page, 0);
  await press(page, 'Pausar');
  await letGo(page);
  await page.clock.runFor(20_000);
  await stands(page, 0);
  await press(page, 'Reproducir');
  await letGo(page);
  await page.clock.runFor(5_000);
  await stands(page, 1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(1_000);
  await stands(page, 0);
  await page.clock.runFor(20_000);
  await stands(page, 0);
});
