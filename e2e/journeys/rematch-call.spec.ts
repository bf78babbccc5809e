import { longDate } from '@picadito/domain';
import { shareSheet } from '../support/browser/devices.ts';
import { delayRequests } from '../support/browser/hold.ts';
import { endAnimations } from '../support/browser/look.ts';
import { card, create, matchesOf, seedPlayedMatch, preview } from '../support/rematch.ts';
import { expect, test } from '../support/test.ts';

test(
  'on a phone the group is called while the match is created, and closing the sheet changes nothing',
  { tag: '@both' },
  async ({ page, context, startSession, isMobile }) => {
    await startSession();
    const { date } = await seedPlayedMatch(page);
    const shared = await shareSheet(page);
    const letNamesGo = await delayRequests(page, 'GET', '**/api/lists/*/players');
    await page.goto('/');
    await card(page).click();
    const letGo = await delayRequests(page, 'POST', '**/api/matches');
    await create(page).click();
    const call = preview(page).getByRole('button', { name: 'AVISAR AL GRUPO' });
    if (isMobile) {
      await expect(preview(page).getByRole('status')).toHaveText('Creando el partido…');
      // The names in the call have not loaded yet.
      await expect(call).toHaveAttribute('aria-busy', 'true');
    }
    letNamesGo();
    if (isMobile) {
      await call.click();
      expect((await shared())[0]).toContain(longDate(date));
      expect((await shared())[0]).toContain('Ana, Beto y Caro');
    }
    letGo();
    await expect(page).toHaveURL(/\/confirm-attendance\?matchId=/);
    expect(await matchesOf(page)).toHaveLength(2);

    if (!isMobile) return;
    const other = await context.newPage();
    await shareSheet(other, 'close');
    await other.goto('/history');
    await other
      .getByRole('button', { name: /^Más acciones para/ })
      .first()
      .click();
    await other.getByRole('button', { name: 'Revancha' }).click();
    await create(other).click();
    await preview(other).getByRole('button', { name: 'AVISAR AL GRUPO' }).click();
    await expect(preview(other).getByRole('alert').filter({ hasText: 'Cerraste' })).toBeVisible();
    await expect(preview(other).getByRole('status')).toHaveText('Partido creado correctamente');
    await expect(other).toHaveURL('/history');
    await preview(other).getByRole('button', { name: 'Seguir sin avisar' }).click();
    await expect(other).toHaveURL(/\/confirm-attendance\?matchId=/);
  },
);

test.describe('at any size, by finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test(
    'creating the match does not move the layout',
    { tag: '@both' },
    async ({ page, startSession }) => {
      await startSession();
      await seedPlayedMatch(page);
      await shareSheet(page);
      await page.goto('/');
      await card(page).click();
      await create(page).click();
      const call = preview(page).getByRole('button', { name: 'AVISAR AL GRUPO' });
      await endAnimations(page);
      const before = await call.boundingBox();
      await expect(preview(page).getByRole('status')).toHaveText('Partido creado correctamente');
      await expect(page.getByLabel('Próximo Partido')).toContainText('Cancha Núñez');
      expect(await preview(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      expect(await call.boundingBox()).toEqual(before);
    },
  );
});
