import { searchesAll, test } from '../support/security/injection.ts';
import { seedList, seedMatch } from '../support/seed.ts';

test('searches of players are shown as text', async ({ page, startSession, noticed: _ }) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  await searchesAll(page, `/player-list/${list.id}`, 'Buscar jugadores');
  await searchesAll(page, `/edit-player-list/${list.id}`, 'Buscar jugadores');
});

test('searches of matches are shown as text', async ({ page, startSession, noticed: _ }) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await seedMatch(page, list, { isRecurring: true, recurringDay: 4 });
  await searchesAll(page, '/recurring-matches', 'Buscar partidos recurrentes');
  // The debounce of the search would take two minutes in all.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => later(run, ms === 250 ? 0 : ms),
    });
  });
  await searchesAll(page, '/history', 'Buscar partidos');
});
