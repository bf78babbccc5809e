import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerWhatsApp } from '../support/attendance.ts';
import { ROOT } from '../support/server/server.ts';
import { expect } from '../support/test.ts';
import { test } from './old-client.ts';
import { openList, press } from './taps.ts';
import { lists, profile } from './write-lists.ts';
import { attendance, matchAsAWhole, matches, teams } from './write-matches.ts';
import { noteWrites } from './write-requests.ts';

const FILE = join(ROOT, 'server/testing/requests-of-cc09a9a.json');

test.use({ expectedComplaint: /401/ });

test('every write of the client is recorded', async ({ page, signIn, context, otherDevice }) => {
  await answerWhatsApp(context);
  const writes = noteWrites(page);
  await signIn();
  await expect(otherDevice.getByRole('heading', { level: 1 })).toBeVisible();
  await profile(page);
  await lists(page);
  await matches(page);
  await attendance(page);
  await teams(page);
  await matchAsAWhole(page);
  await endings(page);
  const requests = await writes();
  const recorded = { at: new Date().toISOString(), requests };
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
});

async function endings(page: Page): Promise<void> {
  await page.goto('/recurring-matches');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Galpón' })
    .getByRole('button', { name: /^(Eliminar|ELIMINAR)/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(page.getByText('El Galpón')).toHaveCount(0);
  await openList(page, 'Torneo');
  await press(page, 'ELIMINAR LISTA');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL('/player-lists');
  await page.goto('/profile');
  await press(page, 'Eliminar mi cuenta');
  await page.getByRole('alertdialog').getByRole('textbox').fill('eliminar');
  await press(page, 'ELIMINAR CUENTA');
  await expect(page).toHaveURL(/landing/);
}
