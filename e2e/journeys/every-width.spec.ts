import type { CaptainLink } from '@picadito/domain';
import { faultsIn } from '../support/browser/fit.ts';
import { LOOKS, test } from '../support/long-account.ts';
import { MORE_SCREENS, SCREENS } from '../support/screens.ts';
import { nightPath, seedNight } from '../support/night.ts';
import { ask, chooseList, seedLink } from '../support/seed.ts';
import { expect, test as visitor } from '../support/test.ts';

for (const { name, path } of [...SCREENS, ...MORE_SCREENS]) {
  test(`${name} fits every width with the longest names`, async ({ page, full }) => {
    await chooseList(page, { id: full.listId });
    await page.goto(path(full));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect(await faultsIn(page, LOOKS)).toEqual([]);
    if (name !== 'form-teams') return;
    await page.getByText('Manual', { exact: true }).click();
    expect(await faultsIn(page, LOOKS)).toEqual([]);
  });
}

visitor('the landing fits every width', async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

test('the page of the group fits every width with the longest names', async ({ page, full }) => {
  await page.goto(await seedLink(page, { id: full.listId }));
  await expect(page.getByRole('heading', { level: 1, name: '¿Quién sos?' })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
  await page.locator('.names a').first().click();
  await expect(page.getByText('No soy yo')).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

visitor('the page of a captain fits every width', async ({ page, startSession }) => {
  await startSession();
  const { match, players } = await seedNight(page);
  const captain = `/api/matches/${match.id}/captain`;
  const { url } = await ask<CaptainLink>(page, 'POST', captain, { playerId: players[0]?.id });
  await page.goto(new URL(url).pathname);
  expect(await faultsIn(page, LOOKS)).toEqual([]);
  await page.getByRole('button', { name: 'SOY EL CAPITÁN' }).click();
  await expect(page.getByRole('button', { name: 'NO VA: Ana' })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

visitor(
  'the five steps of a match of three teams with money fit every width',
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedNight(page);
    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 14_000 });
    const looks = LOOKS.filter(({ textSize }) => textSize === 1);
    for (const path of [nightPath(match), `/match-money?matchId=${match.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Pasos' })).toContainText('ROTACIÓN');
      await expect(page.getByText(/^Cargando/)).toHaveCount(0);
      expect(await faultsIn(page, looks)).toEqual([]);
    }
  },
);
