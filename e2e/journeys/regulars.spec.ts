import { chooseMatchAction, toggle } from '../support/attendance.ts';
import { violations } from '../support/browser/look.ts';
import { answerAs, headline, phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, listen, test } from '../support/test.ts';

const PLAYERS = ['Nico', 'Pía', 'Rulo'].map((name) => ({ name }));

test('a regular keeps a place until an hour, and whoever comes when only that one is left waits', async ({
  page,
  browser,
  origin,
  startSession,
  complaints,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  await ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, { capacity: 2 });
  const path = await seedLink(page, list);
  await page.goto(`/player-list/${list.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Nico' });
  await row.getByRole('button', { name: 'Más acciones para Nico' }).click();
  await row.getByRole('button', { name: 'FIJO' }).click();
  await expect(row.getByRole('rowheader')).toHaveText('NicoFijo');
  expect(await violations(page)).toEqual([]);

  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'CUPO 2');
  const dialog = page.getByRole('dialog', { name: 'Respuestas por el link' });
  await dialog
    .getByRole('group', { name: 'Los fijos contestan hasta' })
    .getByText('Hasta una hora')
    .click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByText('1 lugar guardado', { exact: true })).toBeVisible();

  const [nico, pia, rulo] = [
    await phone(browser, origin),
    await phone(browser, origin, false),
    await phone(browser, origin),
  ];
  for (const each of [nico, rulo]) listen(each, complaints);
  await pia.goto(path);
  await answerAs(pia, 'Pía', 'VOY');
  await expect(headline(pia)).toHaveText('¡Estás adentro!');
  await openLive(rulo, path);
  await answerAs(rulo, 'Rulo', 'VOY');
  await expect(headline(rulo)).toHaveText('Suplente 1º');
  await expect(
    rulo.getByText('1 lugar guardado hasta el miércoles 2 a las 21:00', { exact: true }),
  ).toBeVisible();
  expect(await violations(rulo)).toEqual([]);
  await nico.goto(path);
  await answerAs(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await expect(toggle(page, 'Nico')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 lugar guardado')).toHaveCount(0);
  await expect(rulo.getByText('1 lugar guardado')).toHaveCount(0);
  await Promise.all([nico, pia, rulo].map((each) => each.context().close()));
});
