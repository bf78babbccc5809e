import type { CaptainLink } from '@picadito/domain';
import { PLAYERS } from '../support/attendance.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { answerAs, button, phone } from '../support/group-link.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test('the captain accepts what a player proposes, also without a script, and the organiser reads who did it', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(page, PLAYERS);
  const group = await seedLink(page, list);
  const path = `/api/matches/${match.id}/captain`;
  const { url } = await ask<CaptainLink>(page, 'POST', path, { playerId: players[0]?.id });
  const [dani, beto, captain] = [
    await phone(browser, origin),
    await phone(browser, origin),
    await phone(browser, origin, false),
  ];
  for (const [player, name] of [
    [dani, 'Dani'],
    [beto, 'Beto'],
  ] as const) {
    await player.goto(group);
    await answerAs(player, name, 'VOY');
  }
  const out = beto.locator('details').filter({ hasText: 'Avisar que otro se baja' });
  await out.locator('summary').click();
  await out.getByRole('button', { name: 'Dani', exact: true }).click();
  await expect(beto.getByRole('main').getByText(/^Avisaste que Dani se baja/)).toBeVisible();

  await captain.goto(new URL(url).pathname);
  await button(captain, 'SOY EL CAPITÁN').click();
  const yes = captain.getByRole('button', { name: /^SÍ: Beto dice que Dani se baja/ });
  await expect(yes).toBeVisible();
  const scripted = await phone(browser, origin);
  await scripted.context().addCookies(await captain.context().cookies());
  await scripted.goto(new URL(url).pathname);
  expect(await violations(scripted)).toEqual([]);
  expect(await smallTargets(scripted)).toEqual([]);
  await yes.click();
  await expect(button(captain, 'NO VA: Dani')).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toHaveCount(0);
  await page.goto(`/confirm-attendance?matchId=${match.id}&captain`);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
    /^Dani Ibáñez no va · lo anotó Ana Agüero, capitán · \d\d:\d\d$/,
  );
  await Promise.all([dani, beto, captain, scripted].map((one) => one.context().close()));
});
