import type { Page } from '@playwright/test';
import { looksRight } from '../support/browser/look.ts';
import { button, headline, phone, answerAs, writeDown } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = ['Ana', 'Beto', 'Nico', 'Pía'].map((name) => ({ name }));
const CLAIMED = /^Otro celu o navegador dice ser vos · \d\d:\d\d$/;

async function claims(other: Page, answer: string): Promise<void> {
  await answerAs(other, 'Nico', answer);
  await expect(headline(other)).toHaveText('Ya hay otro celu como Nico. ¿Sos vos?');
  await button(other, 'SÍ, SOY NICO').click();
}

test('a second browser of a player, and its answer, wait until the first one accepts it', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  const nico = await phone(browser, origin);
  const other = await phone(browser, origin);
  await openLive(nico, path);
  await answerAs(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');

  await test.step('the first browser refuses the claim', async () => {
    await openLive(other, path);
    await claims(other, 'ME BAJO');
    await expect(headline(other)).toHaveText('Dijiste NO VOY');
    await expect(
      other.getByRole('main').getByText('Todavía figurás adentro: avisale a quien organiza'),
    ).toBeVisible();
    await expect(
      other.getByRole('main').getByText('¿Ya contestaste desde otro navegador?'),
    ).toBeVisible();
    await expect(other).toHaveURL(path);
    await looksRight(other);
    await expect(nico.getByRole('heading', { name: CLAIMED })).toBeVisible();
    await expect(nico.getByRole('main').getByText('Y dice que te bajás.')).toBeVisible();
    await expect(headline(nico)).toHaveText('¡Estás adentro!');
    await looksRight(nico);
    await button(nico, 'NO').click();
    await expect(nico.getByRole('heading', { name: CLAIMED })).toHaveCount(0);
    await expect(headline(nico)).toHaveText('¡Estás adentro!');
    await expect(
      other.getByRole('main').getByText('Nos dijeron que este celu no es de Nico.'),
    ).toBeVisible();
    await expect(
      other.getByRole('main').getByText('Dijiste NO VOY, pero seguís en el partido.'),
    ).toBeVisible();
    await looksRight(other);
    await button(other, 'No soy yo').click();
    await expect(headline(other)).toHaveText('¿Quién sos?');
  });
  const third = await phone(browser, origin, false);
  await test.step('the first browser accepts the claim of a browser without a script', async () => {
    await third.goto(path);
    await claims(third, 'NO SÉ');
    await expect(headline(third)).toHaveText('Dijiste NO SÉ');
    await button(nico, 'SÍ, SOY YO').click();
    await expect(headline(nico)).toHaveText('En duda');
    await third.reload();
    await expect(headline(third)).toHaveText('En duda');
    await expect(
      third.getByRole('main').getByText('¿Ya contestaste desde otro navegador?'),
    ).toHaveCount(0);
  });
  await Promise.all([nico, other, third].map((each) => each.context().close()));
});

test('a VOY for another name can be withdrawn in the list, with and without a script', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  for (const hasScript of [true, false]) {
    const beto = await phone(browser, origin, hasScript);
    await beto.goto(path);
    await answerAs(beto, hasScript ? 'Beto' : 'Ana', 'VOY');
    await writeDown(beto, 'Pía', hasScript ? 'Beto' : 'Ana');
    if (hasScript) await looksRight(beto);
    const undo = beto.getByRole('button', { name: 'DESHACER el VOY de Pía' });
    await undo.click();
    await expect(undo).toHaveCount(0);
    await expect(beto.getByText('lo anotó')).toHaveCount(0);
    await expect(headline(beto)).toHaveText('¡Estás adentro!');
    await beto.context().close();
  }
});
