import { overflow, violations } from '../support/browser/look.ts';
import { expect, test } from '../support/test.ts';

test('the contract page can be collapsed, expanded and followed by links', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'HTTP contract' })).toBeVisible();
  await expect(page.getByText('Modo demostración')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByText('POST /api/matches Create a match').click();
  const create = page.locator('#postMatches');
  await expect(create.getByText('players_list_id', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    for (const operation of document.querySelectorAll('details')) operation.open = true;
  });
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await create.getByRole('link', { name: 'Match', exact: true }).click();
  await expect(page.locator('#schema-Match')).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBe(0);
});
