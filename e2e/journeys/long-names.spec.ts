import { outOfSight } from '../support/browser/in-sight.ts';
import { DESKTOP, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const LENGTH = 80;
const WORDS = 'Maximiliano Hernández Echegoyen de la Santísima Trinidad ';

/** Twelve names have the greatest length, and every other one of them has no space. */
const TWELVE = Array.from({ length: 12 }, (_, index) => ({
  name: `${10 + index}${index % 2 === 0 ? ` ${WORDS}` : ''}`.padEnd(LENGTH, 'Mw'),
}));

for (const size of [SMALL_PHONE, PHONE, DESKTOP]) {
  test(`names of 80 characters fit every screen of a match at ${size.width} px`, async ({
    page,
    startSession,
  }) => {
    await page.setViewportSize(size);
    await startSession();
    const { list, match, players } = await seedRoster(page, TWELVE, 12);
    const ids = players.map(({ id }) => id);
    const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
    const fits = async (where: string) =>
      test.step(where, async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, where).toBeLessThanOrEqual(size.width);
      });

    await page.goto(`/form-teams?matchId=${match.id}`);
    for (const method of ['Automático', 'Manual']) {
      await page.getByText(method, { exact: true }).click();
      await expect(page.getByRole('list', { name: 'Suplentes' })).toBeVisible();
      await fits(`/form-teams, ${method}`);
      expect(await outOfSight(page, { save })).toEqual([]);
    }
    await seedTeams(page, match, {
      claroTeam: ids.slice(0, 5),
      oscuroTeam: ids.slice(5, 10),
      suplentes: ids.slice(10),
    });
    const screens = [
      `/form-teams?matchId=${match.id}`,
      `/share-teams?matchId=${match.id}`,
      `/confirm-attendance?matchId=${match.id}`,
      `/player-list/${list.id}`,
      `/edit-player-list/${list.id}`,
      '/history',
      '/rankings',
    ];
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Cargando');
      await fits(path);
    }
  });
}
