import { answer, button, headline, phone } from '../support/group-link.ts';
import { toggle } from '../support/attendance.ts';
import { overflow, violations } from '../support/browser/look.ts';
import { openLive } from '../support/live.ts';
import { ask, rosterOf, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const [NICO, PIA] = [{ name: 'Nico' }, { name: 'Pía' }];
const MOVED = 'Cambió la hora: 22:45. ¿Venís igual?';

test('players who are in are asked about another hour, on the open page and on the next visit', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [NICO, PIA]);
  const path = await seedLink(page, list);
  const nico = await phone(browser, origin);
  const pia = await phone(browser, origin, false);
  await answer(nico.request, path, { name: 'Nico', says: 'voy' });
  await answer(pia.request, path, { name: 'Pía', says: 'voy' });
  await openLive(nico, path);
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await ask(page, 'PATCH', `/api/matches/${match.id}`, { time: '22:45' });
  await expect(headline(nico)).toHaveText(MOVED);
  await expect(nico.getByRole('status')).toContainText(MOVED);
  expect(await violations(nico)).toEqual([]);
  for (const width of [320, 390, 768]) {
    await nico.setViewportSize({ width, height: 844 });
    expect(await overflow(nico)).toBe(0);
  }
  await nico.reload();
  await button(nico, 'SÍ').click();
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await pia.goto(path);
  await expect(headline(pia)).toHaveText(MOVED);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await expect(toggle(page, 'Pía')).toHaveAttribute('aria-pressed', 'true');
  await button(pia, 'ME BAJO').click();
  await expect(headline(pia)).toHaveText('Esta vez no venís');
  await expect(toggle(page, 'Pía')).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([nico, pia].map((each) => each.context().close()));
});

test('a player that the organiser takes out reads so, and comes back only when asked', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [NICO, PIA]);
  const path = await seedLink(page, list);
  const old = await phone(browser, origin, false);
  await old.goto(path);
  await old.getByRole('link', { name: 'Nico', exact: true }).click();
  await answer(old.request, path, { name: 'Nico', says: 'voy' });
  const { id } = (await rosterOf(page, match)).find(({ name }) => name === 'Nico') ?? {};
  const url = `/api/matches/${match.id}/players/${id}/confirm`;
  await ask(page, 'PUT', url, { isConfirmed: false });
  const { name } = await ask<{ name: string }>(page, 'GET', '/api/me');
  const said = `${name.split(' ')[0]} te sacó del partido. ¿Querés anotarte igual?`;
  await button(old, 'VOY').click();
  await expect(old.getByRole('heading', { name: said })).toBeVisible();
  expect((await rosterOf(page, match)).some(({ confirmed }) => confirmed)).toBe(false);
  await old.goto(path);
  await expect(headline(old)).toHaveText(said);
  await button(old, 'VOY').click();
  await expect(headline(old)).toHaveText('¡Estás adentro!');
  await old.context().close();
});
