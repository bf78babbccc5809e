import { addDays, HOME_PAST, todayIn } from '@picadito/domain';
import { seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test('the selector leads to the history, which has all matches', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page);
  const today = todayIn(ZONE, Date.now());
  for (let day = 1; day <= HOME_PAST; day += 1) {
    await seedMatch(page, list, { date: addDays(today, day), location: `Cancha ${day}` });
  }
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector.getByRole('option')).toHaveCount(HOME_PAST + 1);
  await selector.selectOption('Buscar otro partido…');
  await expect(page).toHaveURL('/history');
  await page.getByRole('searchbox').fill('Cancha 3');
  await expect(page.getByText('Cancha 3')).toBeVisible();
});

test('the selector offers no search for few matches', async ({ page, startSession }) => {
  await startSession();
  await seedMatch(page, await seedList(page));
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector.getByRole('option')).toHaveCount(1);
});
