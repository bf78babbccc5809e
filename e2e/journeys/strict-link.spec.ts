import type { NameHolders } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { looksRight, violations } from '../support/browser/look.ts';
import { button, headline, phone, answerAs, writeDown } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = [{ name: 'Ana' }, { name: 'Beto' }, { name: 'Nico' }];
const STRICT = 'Cada uno contesta por sí mismo';

test('in strict mode a second phone learns what to do, and a tap of the organiser accepts it', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  await page.goto(`/player-list/${list.id}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await page.getByLabel(STRICT).check();
  expect(await violations(page)).toEqual([]);
  const nico = await phone(browser, origin, true);
  const other = await phone(browser, origin, false);
  await openLive(nico, path);
  await answerAs(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');

  await test.step('a second phone without a script learns what to do', async () => {
    await other.goto(path);
    await answerAs(other, 'Nico', 'ME BAJO');
    await expect(headline(other)).toHaveText(
      'Ya hay otro celu como Nico. Pedile tu link a quien organiza.',
    );
    await button(other, 'SÍ, SOY NICO').click();
    await expect(headline(other)).toHaveText('Dijiste NO VOY');
    await expect(
      other.getByText('Todavía figurás adentro: avisale a quien organiza'),
    ).toBeVisible();
    await expect(
      other.getByRole('main').getByText('Acá cada uno contesta por sí mismo'),
    ).toBeVisible();
    await expect(other).toHaveURL(path);
  });
  await test.step('nobody answers for a name that a phone holds', async () => {
    await expect(nico.getByText('dice ser vos')).toHaveCount(0);
    const beto = await phone(browser, origin, true);
    await beto.goto(path);
    await answerAs(beto, 'Beto', 'VOY');
    await beto.getByText('Avisar que otro se baja').click();
    await button(beto, 'Nico').click();
    await expect(beto.getByRole('alert')).toHaveText(
      'Acá cada uno contesta por sí mismo. Avisale a quien organiza.',
    );
    await writeDown(beto, 'Ana', 'Beto');
    await beto.context().close();
  });
  await seesTheClaim(page, match.id);
  await decide(page, list.id, true);
  await expect(headline(nico)).toHaveText('Esta vez no venís');
  await other.reload();
  await expect(headline(other)).toHaveText('Esta vez no venís');
  await button(other, 'VOY').click();
  await expect(headline(other)).toHaveText('¡Estás adentro!');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await Promise.all([nico, other].map((each) => each.context().close()));
});

test('when strict mode is turned on with a name on two phones, the second one waits until the organiser decides', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  const nico = await phone(browser, origin, true);
  const other = await phone(browser, origin, true);
  await openLive(nico, path);
  await answerAs(nico, 'Nico', 'VOY');
  await openLive(other, path);
  await answerAs(other, 'Nico', 'NO SÉ');
  await button(other, 'SÍ, SOY NICO').click();
  await expect(headline(other)).toHaveText('Dijiste NO SÉ');
  await expect(nico.getByRole('heading', { name: /dice ser vos/ })).toBeVisible();
  await ask(page, 'PUT', `/api/lists/${list.id}/link`, { isOn: true, isStrict: true });
  await expect(
    other.getByRole('main').getByText('Acá cada uno contesta por sí mismo'),
  ).toBeVisible();
  await expect(nico.getByRole('heading', { name: /dice ser vos/ })).toHaveCount(0);
  await decide(page, list.id, false);
  await expect(
    other.getByRole('main').getByText('Nos dijeron que este celu no es de Nico.'),
  ).toBeVisible();
  await expect(headline(other)).toHaveText('¿Quién sos?');
  await looksRight(other);
  await button(other, 'No soy yo').click();
  await expect(other.getByRole('main').getByText('Nos dijeron que')).toHaveCount(0);
  await answerAs(other, 'Nico', 'NO SÉ');
  await expect(headline(other)).toHaveText(/^Ya hay otro celu como Nico. Pedile tu link/);
  await looksRight(other);
  await button(other, 'SÍ, SOY NICO').click();
  await expect(headline(other)).toHaveText('Dijiste NO SÉ');
  await decide(page, list.id, true);
  await expect(headline(other)).toHaveText('En duda');
  await expect(headline(nico)).toHaveText('En duda');
  await Promise.all([nico, other].map((each) => each.context().close()));
});

/** Expects the claim above the players on attendance, and in the count on the closed panel of the link. */
async function seesTheClaim(page: Page, matchId: string): Promise<void> {
  await page.goto(`/confirm-attendance?matchId=${matchId}`);
  await expect(page.getByRole('region', { name: 'Novedades' })).toContainText(
    'Otro celu dice ser Nico y se baja',
  );
  const link = page.locator('details').filter({ hasText: 'Link del grupo' });
  await expect(link).not.toHaveAttribute('open');
  await expect(link.locator('summary')).toContainText('1 para mirar');
}

async function decide(page: Page, listId: string, isOwn: boolean): Promise<void> {
  const names = await ask<NameHolders>(page, 'GET', `/api/lists/${listId}/devices`);
  const one = names.find(({ claims }) => claims.length > 0);
  const askedAt = one?.claims[0]?.claimedAt;
  await ask(page, 'PUT', `/api/lists/${listId}/devices/${one?.playerId}`, { askedAt, isOwn });
}
