import { toggle } from '../support/attendance.ts';
import { answer } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { seedLink, seedRoster } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const MASTER = 'Master Convocador: 10 o más confirmados en un partido.';

test('a badge that an answer by the link earns is announced once on an open screen', async ({
  page,
  playwright,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, ELEVEN, 9);
  const path = await seedLink(page, list);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const player = await playwright.request.newContext({ baseURL: origin });
  await answer(player, path, { name: 'Jugador J', says: 'voy' });
  await player.dispose();
  await expect(toast(page, MASTER)).toBeVisible();
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await expect(toggle(page, 'Jugador J')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, MASTER)).toHaveCount(0);
});

test('a badge earned while the app was closed is announced once, when the attendance is next seen', async ({
  page,
  playwright,
  origin,
  startSession,
}) => {
  const openFromHome = async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Confirmar Asistencia' }).first().click();
    await expect(toggle(page, 'Jugador J')).toBeVisible();
  };
  await startSession();
  const { list } = await seedRoster(page, ELEVEN, 9);
  const path = await seedLink(page, list);
  await openFromHome();
  await page.goto('about:blank');
  const player = await playwright.request.newContext({ baseURL: origin });
  await answer(player, path, { name: 'Jugador J', says: 'voy' });
  await player.dispose();
  await openFromHome();
  await expect(toast(page, MASTER)).toBeVisible();
  await openFromHome();
  await expect(toggle(page, 'Jugador J')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, MASTER)).toHaveCount(0);
});
