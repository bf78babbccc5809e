import { openLive } from '../support/live.ts';
import { nightPath, seedNight, target } from '../support/night.ts';
import { expect, test } from '../support/server/settable-clock.ts';

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock('2030-01-03T21:20:00-03:00');
  await startSession();
});

test('a player who left, was replaced and comes back to another place is there again', async ({
  page,
}) => {
  const { match } = await seedNight(page);
  await openLive(page, nightPath(match));
  const leave = async (name: string) => {
    await target(page, name).click();
    await page.getByRole('button', { name: 'SE FUE' }).click();
  };
  await leave('Juli');
  await page.getByRole('button', { name: 'LLEGÓ ALGUIEN' }).click();
  await target(page, 'Zoe').click();
  await expect(page.getByText('Zoe va a OSCURO por Juli').first()).toBeVisible();
  await leave('Ema');
  await page.getByRole('button', { name: 'LLEGÓ ALGUIEN' }).click();
  await target(page, 'Juli').last().click();
  await expect(page.getByText('Juli va a CLARO por Ema').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Equipo CLARO' })).toContainText('Juli');
  await expect(target(page, 'Juli')).toBeVisible();
});
