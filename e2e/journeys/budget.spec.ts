import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
const KB = 1000;

/** What the scripts that the page has asked for weigh, gzipped, in bytes. */
function scriptsOf(page: Page): () => number {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return () =>
    [...scripts].reduce(
      (sum, script) => sum + gzipSync(readFileSync(join(DIST, script)), { level: 9 }).length,
      0,
    );
}

test('the landing is usable after at most 90 KB of JavaScript', async ({ page }) => {
  const weight = scriptsOf(page);
  await page.goto('/landing');
  await expect(
    page.getByRole('button', { name: 'Iniciar sesión con Google' }).first(),
  ).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(weight()).toBeGreaterThan(30 * KB);
  expect(weight()).toBeLessThanOrEqual(90 * KB);
});

test('the first signed-in screen is usable after at most 120 KB of JavaScript', async ({
  page,
  signIn,
}) => {
  const weight = scriptsOf(page);
  await signIn('demo@picadito.local');
  await expect(page.getByRole('link', { name: 'Confirmar Asistencia' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(weight()).toBeGreaterThan(60 * KB);
  expect(weight()).toBeLessThanOrEqual(120 * KB);
});

test('assets travel compressed and are kept for a year, the page itself is asked for each time', async ({
  page,
}) => {
  const assets: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && /\.(js|css)$/.test(response.url())) {
      assets.push(response.headers());
    }
  });
  const response = await page.goto('/landing');
  await page.waitForLoadState('networkidle');
  expect(response?.headers()['cache-control']).toBe('no-cache');
  expect(assets.length).toBeGreaterThan(1);
  for (const headers of assets) {
    expect(headers['cache-control']).toContain('immutable');
    if (Number(headers['content-length']) > 2000)
      expect(headers['content-encoding']).toMatch(/br|gzip/);
  }
});
