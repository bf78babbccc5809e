import { headline, phone, answerAs } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

test('an open page says that its player was removed from the list, until the next tap', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, players } = await seedRoster(page, FOUR);
  const path = await seedLink(page, list);
  const ana = await phone(browser, origin);
  await openLive(ana, path);
  await answerAs(ana, 'Ana', 'VOY');
  await expect(headline(ana)).toHaveText('¡Estás adentro!');
  const [own, other] = ['Ana', 'Beto'].map((name) => players.find((one) => one.name === name));
  await ask(page, 'DELETE', `/api/players/${own?.id}`);
  const removed = ana.getByRole('alert').filter({
    hasText: 'Ya no estás en esta lista. Avisale a quien organiza.',
  });
  await expect(removed).toBeVisible();
  await ask(page, 'DELETE', `/api/players/${other?.id}`);
  await expect(ana.getByRole('link', { name: 'Beto', exact: true })).toHaveCount(0);
  await expect(removed).toBeVisible();
  await ana.getByRole('link', { name: 'Caro', exact: true }).click();
  await expect(removed).toHaveCount(0);
  await ana.context().close();
});

test('an open page says that its player was taken out of the match, and keeps the name', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(page, FOUR);
  const ana = await phone(browser, origin);
  await openLive(ana, await seedLink(page, list));
  await answerAs(ana, 'Ana', 'VOY');
  await expect(headline(ana)).toHaveText('¡Estás adentro!');
  const own = players.find(({ name }) => name === 'Ana');
  await ask(page, 'DELETE', `/api/matches/${match.id}/players/${own?.id}`);
  await expect(headline(ana)).toHaveText('No estás en este partido. Avisale a quien organiza.');
  await expect(ana.getByRole('alert')).toHaveCount(0);
  await ana.context().close();
});
