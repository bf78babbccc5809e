import type { HealthReport } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const HEALTH = '**/api/health';

const banner = (page: Page) => page.getByRole('region', { name: 'Índices de la base de datos' });

/** Replaces the health report of the server by one in which the index of the matches is missing. */
async function loseAnIndex(page: Page): Promise<void> {
  const report = await ask<HealthReport>(page, 'GET', '/api/health');
  const indexes = report.indexes.map((index) => ({
    ...index,
    present: index.collection !== 'matches',
  }));
  await page.route(HEALTH, (route) =>
    route.fulfill({ json: { ...report, status: 'degraded', indexes } }),
  );
}

for (const button of ['Diagnosticar DB', 'Diagnosticar índices']) {
  test(`'${button}' logs every index in the console and dismisses the banner for good`, async ({
    page,
    signIn,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') told.push(message.text());
    });
    await signIn();
    await expect(banner(page)).toContainText(
      'La base de datos necesita índices compuestos en su consola.',
    );
    await page.getByRole('button', { name: button }).click();
    await expect(toast(page, 'Diagnóstico completado')).toBeVisible();
    await expect(toast(page, 'Revisa la consola para ver los resultados detallados')).toBeVisible();
    const { indexes } = await ask<HealthReport>(page, 'GET', '/api/health');
    expect(indexes.map(({ collection }) => collection)).toContain('playersLists');
    for (const { collection, fields } of indexes) {
      const found = told.some(
        (line) =>
          line.startsWith('[listo]') &&
          line.includes(` ${collection} `) &&
          line.endsWith(fields.join(', ')),
      );
      expect(found, `${collection}: ${fields.join(', ')} in the console`).toBe(true);
    }
    await expect(banner(page)).toHaveCount(0);
    const asked = page.waitForResponse(HEALTH);
    await page.reload();
    await asked;
    await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
}

test("'Ver informe' is a page that says in words how the database is, index by index", async ({
  page,
  signIn,
}) => {
  await signIn();
  await banner(page).getByRole('link', { name: 'Ver informe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informe de la base de datos');
  await expect(page.getByRole('region', { name: 'Estado' })).toContainText(
    /En orden.*Motor.*(SQLite|PostgreSQL)Esquema\d{3}.*en [\d,.]+ ms.*Están todos los índices/,
  );
  const { indexes } = await ask<HealthReport>(page, 'GET', '/api/health');
  const rows = page.getByRole('region', { name: 'Índices' }).getByRole('listitem');
  await expect(rows).toHaveCount(indexes.length);
  await expect(rows.first()).toHaveText('ListasplayersLists: userId, createdAtListo');

  await loseAnIndex(page);
  await page.getByRole('button', { name: 'Revisar de nuevo' }).click();
  await expect(page.getByText('Faltan índices')).toBeVisible();
  await expect(rows.filter({ hasText: 'matches: userId, date' })).toContainText('Falta');
  await page.goBack();
  await expect(banner(page)).toBeVisible();
});

test('a missing index is named, and the banner stays', async ({ page, signIn }) => {
  await signIn();
  await loseAnIndex(page);
  await page.getByRole('button', { name: 'Diagnosticar DB' }).click();
  await expect(toast(page, 'Diagnóstico completado')).toBeVisible();
  await expect(banner(page)).toContainText('Faltan en: matches.');
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('an index that is lost after a complete diagnosis shows the banner again', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.getByRole('button', { name: 'Diagnosticar DB' }).click();
  await expect(banner(page)).toHaveCount(0);
  await loseAnIndex(page);
  await page.reload();
  await expect(banner(page)).toContainText('Faltan en: matches.');
});
