import type { GroupPage } from '@picadito/domain';
import { answer, phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Texts of all rows that have been among the pending players. */
    pendingRows: string[];
  }
}

test('a guest who arrives while the screen is open is never pending, and neither is the waitlist while loading', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const names = ['Ana', 'Beto', 'Caro', 'Dani'];
  const { list, match } = await seedRoster(
    page,
    names.map((name) => ({ name })),
  );
  const path = await seedLink(page, list);
  const settings = { capacity: 3, answersUntil: null };
  await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, settings);
  const player = await phone(browser, origin);
  for (const name of names.slice(1)) await answer(player.request, path, { name, says: 'voy' });
  await answer(player.request, path, { name: 'Ana', says: 'voy' });
  await page.addInitScript(() => {
    window.pendingRows = [];
    new MutationObserver(() => {
      const rows = document.querySelectorAll('section[aria-label=Pendientes] [data-player]');
      for (const row of rows) window.pendingRows.push(row.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const queue = page.getByRole('region', { name: 'Suplentes' });
  await expect(queue.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
  const { next, me } = (await (
    await player.request.post(`${path}/withdraw`, { data: {} })
  ).json()) as GroupPage;
  const {
    key,
    date,
    time,
    location: place,
  } = next ?? { key: '', date: '', time: '', location: '' };
  const data = { match: key, date, time, place, player: me?.key, name: 'Gabi' };
  const reply = await player.request.post(`${path}/guest`, { data });
  expect(reply.status()).toBe(200);
  await expect(queue.getByRole('listitem').filter({ hasText: 'Gabi' })).toBeVisible();
  expect(await page.evaluate(() => window.pendingRows)).toEqual([]);
  await player.context().close();
});
