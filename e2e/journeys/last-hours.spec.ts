import type { Page } from '@playwright/test';
import { answerWhatsApp, toggle } from '../support/attendance.ts';
import { countVisible } from '../support/browser/in-sight.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { answer, button, headline, phone, answerAs } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';
import { toast } from '../support/toast.ts';

const PLAYERS = ['Ana', 'Beto', 'Nico', 'Nico Paz', 'Rulo', 'Vera'].map((name) => ({ name }));

test('in the last hours the first two of the waitlist are asked, the first to accept gets the place, and then the organiser is asked', async ({
  page,
  context,
  browser,
  origin,
  request,
  startSession,
  setClock,
}) => {
  await answerWhatsApp(context);
  await setClock('2030-01-03T12:00:00-03:00');
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS, 2);
  const path = await seedLink(page, list);
  await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, { capacity: 3 });
  const [nico, rulo] = [await phone(browser, origin), await phone(browser, origin)];
  // The other Nico's browser runs no script.
  const paz = await phone(browser, origin, false);
  for (const player of [paz, nico]) await player.goto(path);
  await answerAs(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await answerAs(paz, 'Nico P.', 'VOY');
  await expect(headline(paz)).toHaveText('Suplente 1º');
  await openLive(rulo, path);
  await answerAs(rulo, 'Rulo', 'VOY');
  await expect(headline(rulo)).toHaveText('Suplente 2º');
  await answer(request, path, { name: 'Vera', says: 'voy' });

  await setClock('2030-01-03T18:30:00-03:00');
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await button(nico, 'ME BAJO').click();
  const notice = page.getByRole('region', { name: 'Lugar libre' });
  await expect(notice).toContainText('Preguntando a Nico P. y Rulo');
  await expect(notice).toContainText('Entra el primero que diga que sí, hasta las 18:50.');
  expect(await violations(page)).toEqual([]);
  await expect(headline(rulo)).toHaveText('¿Entrás?');
  expect(await violations(rulo)).toEqual([]);
  expect(await smallTargets(rulo)).toEqual([]);
  await paz.reload();
  await expect(headline(paz)).toHaveText('¿Entrás?');
  await button(rulo, 'SÍ, ENTRO').click();
  await expect(headline(rulo)).toHaveText('¡Estás adentro!');
  await expect(headline(rulo)).toBeFocused();
  // The other Nico's page still has the question, although the place is taken.
  await button(paz, 'SÍ, ENTRO').click();
  await expect(headline(paz)).toHaveText('Suplente 1º');
  await expect(toggle(page, 'Rulo')).toHaveAttribute('aria-pressed', 'true');
  await expect(notice).toBeHidden();

  await takeBack(page, 'Ana');
  await expect(notice).toContainText('Preguntando a Nico P. y Vera');
  expect(await countVisible(page, page.locator('main [data-player]'))).toBeGreaterThanOrEqual(2);
  await setClock('2030-01-03T18:51:00-03:00');
  await page.reload();
  await expect(notice).toContainText('Se liberó un lugar. ¿Quién entra?');
  expect(await violations(page)).toEqual([]);
  await paz.reload();
  await expect(paz.getByText('Hay un lugar: quien organiza decide quién entra.')).toBeVisible();
  await notice.getByText('¿Quién entra?').click();
  await notice.getByRole('button', { name: 'Entra Vera' }).click();
  await expect(toggle(page, 'Vera')).toHaveAttribute('aria-pressed', 'true');
  await expect(notice).toBeHidden();
  await Promise.all([nico, rulo, paz].map((each) => each.context().close()));
});

/**
 * Takes a player's confirmation back, and waits for the message that appears once the server has stored the change.
 * Waiting for the player's card would not suffice, because the card changes before the server has responded.
 */
async function takeBack(page: Page, name: string): Promise<void> {
  await toggle(page, name).click();
  await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
}
