import type { Locator, Page } from '@playwright/test';
import { card } from '../support/attendance.ts';
import { looksRight } from '../support/browser/look.ts';
import { button, headline, phone, answerAs } from '../support/group-link.ts';
import { blockEvents, openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const NINE = [...'ABCDEFGHI'].map((letter) => ({ name: `Abel ${letter}` }));
const OTHERS = [{ name: 'Beto' }, { name: 'Nico' }, { name: 'Pía' }];

const line = (page: Page): Locator => page.getByRole('button', { name: /VER$/ });
/** Finds the row of the proposal by `of`, by the name in bold, since each row may contain all names of the list. */
const opened = (page: Page, of: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.locator('strong', { hasText: of }) });

async function isDismissed(leo: Page, page: Page): Promise<void> {
  await looksRight(leo);
  await leo.getByLabel('Tu nombre').fill('Leo');
  await button(leo, 'AVISAR').click();
  await line(page).click();
  await opened(page, 'Leo')
    .getByRole('button', { name: /^DESCARTAR/ })
    .click();
  await expect(opened(page, 'Leo')).toHaveCount(0);
  await page.getByRole('button', { name: 'CERRAR' }).click();
  const dismissed = leo.getByRole('main').getByText('Por ahora no te sumaron.');
  await expect(dismissed).toBeVisible();
  await looksRight(leo);
  await button(leo, 'ENTENDIDO').click();
  await expect(dismissed).toHaveCount(0);
  await leo.getByText('No estoy en la lista').click();
}

/**
 * Adds the newcomer 'níco', and reads that the list has a Nico. Leaves the question without an answer first, which
 * changes nothing, and then says that they are the same person.
 */
async function isNico(page: Page): Promise<void> {
  const add = opened(page, 'níco').getByRole('button', { name: /^AGREGAR/ });
  const question = page.getByText('Ya hay alguien que se llama Nico en la lista.');
  await add.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await add.click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'No, es el mismo' }).click();
  await looksRight(page);
  await opened(page, 'níco')
    .getByRole('button', { name: /^ES ESTE/ })
    .click();
}

test('a person who is not on the list gives a name without a script, and the organiser adds it or matches it to a player', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [...NINE, ...OTHERS], 9);
  const path = await seedLink(page, list);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const dani = await phone(browser, origin, false);
  const leo = await phone(browser, origin);
  await dani.goto(path);
  await dani.getByText('No estoy en la lista').click();
  await dani.getByLabel('Tu nombre').fill('D'.repeat(80) + '\u200b');
  await button(dani, 'AVISAR').click();
  await expect(headline(dani)).toHaveText('Le avisamos a quien organiza');
  await button(dani, 'SACAR EL AVISO').click();
  await expect(headline(dani)).toHaveText('¿Quién sos?');
  await dani.getByText('No estoy en la lista').click();
  await dani.getByLabel('Tu nombre').fill(' \u200b');
  await button(dani, 'AVISAR').click();
  await expect(dani.getByRole('alert')).toHaveText('Poné tu nombre.');
  await dani.getByLabel('Tu nombre').fill('Dani Sosa');
  await button(dani, 'AVISAR').click();
  await expect(dani).toHaveURL(path);
  await expect(headline(dani)).toHaveText('Le avisamos a quien organiza');

  await openLive(leo, path);
  await leo.getByText('No estoy en la lista').click();
  await leo.getByLabel('Tu nombre').fill(' ');
  await button(leo, 'AVISAR').click();
  await expect(leo.getByRole('alert')).toHaveText('Poné tu nombre.');
  await isDismissed(leo, page);
  await leo.getByLabel('Tu nombre').fill('níco');
  await button(leo, 'AVISAR').click();
  await expect(headline(leo)).toHaveText('Le avisamos a quien organiza');
  await looksRight(leo);
  await expect(line(page)).toContainText('Quieren sumarse Dani Sosa y níco');
  await looksRight(page);
  await line(page).click();
  await looksRight(page);
  await opened(page, 'Dani Sosa')
    .getByRole('button', { name: /^AGREGAR/ })
    .click();
  await expect(opened(page, 'Dani Sosa')).toHaveCount(0);
  await expect(page.getByText('Jugador agregado', { exact: true })).toBeVisible();
  await isNico(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await expect(card(page, 'Dani Sosa')).toBeInViewport();

  await expect(headline(leo)).toHaveText('Nico, ¿jugás?');
  await dani.reload();
  await expect(headline(dani)).toHaveText('Dani, ¿jugás?');
  await button(dani, 'VOY').click();
  await expect(headline(dani)).toHaveText('¡Estás adentro!');
  await Promise.all([dani, leo].map((each) => each.context().close()));
});

test('an added newcomer is brought into sight, although another player has answered meanwhile', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `Jugador ${10 + at}` }));
  const { list, match, players } = await seedRoster(page, many, 0);
  const path = await seedLink(page, list);
  const zoe = await phone(browser, origin, false);
  await zoe.goto(path);
  await zoe.getByText('No estoy en la lista').click();
  await zoe.getByRole('textbox', { name: 'Tu nombre', exact: true }).fill('Zoe');
  await button(zoe, 'AVISAR').click();
  await expect(headline(zoe)).toHaveText('Le avisamos a quien organiza');
  await zoe.context().close();

  await blockEvents(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await line(page).click();
  const add = opened(page, 'Zoe').getByRole('button', { name: /^AGREGAR/ });
  await expect(add).toBeVisible();
  const first = `/api/matches/${match.id}/players/${players[0]?.id}/confirm`;
  await ask(page, 'PUT', first, { isConfirmed: true });
  await add.click();
  await expect(card(page, 'Zoe')).toBeInViewport();
});

test('Beto reports that Nico drops out: Nico is asked, and only then is the first of the waitlist promoted', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [...NINE.slice(1), ...OTHERS], 8);
  const path = await seedLink(page, list);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const [beto, nico, pia] = [
    await phone(browser, origin),
    await phone(browser, origin),
    await phone(browser, origin),
  ];
  for (const [player, name] of [
    [nico, 'Nico'],
    [beto, 'Beto'],
    [pia, 'Pía'],
  ] as const) {
    await openLive(player, path);
    await answerAs(player, name, 'VOY');
  }
  await expect(headline(pia)).toHaveText('Suplente 1º');
  const asked = page.getByRole('button', { name: /^SÍ ?: Beto dice que Nico se baja/ });
  const out = beto.locator('details').filter({ hasText: 'Avisar que otro se baja' });
  await out.locator('summary').click();
  await looksRight(beto);
  await out.getByRole('button', { name: 'Nico', exact: true }).click();
  const notice =
    'Avisaste que Nico se baja. Nico todavía figura adentro: avisale a quien organiza.';
  await expect(beto.getByRole('main').getByText(notice)).toBeVisible();
  await expect(out).toHaveCount(1);
  await looksRight(beto);

  const question = nico.getByRole('heading', { name: /^Beto dice que te bajás · \d\d:\d\d$/ });
  await expect(question).toBeVisible();
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await looksRight(nico);
  await expect(asked).toBeVisible();
  await looksRight(page);
  await button(nico, 'NO, SIGO').click();
  await expect(question).toHaveCount(0);
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  const dismissed = 'Avisaste que Nico se baja, pero sigue en el partido.';
  await expect(beto.getByRole('main').getByText(dismissed)).toBeVisible();
  await looksRight(beto);
  await expect(asked).toHaveCount(0);
  await expect(headline(pia)).toHaveText('Suplente 1º');

  await out.getByRole('button', { name: 'Nico', exact: true }).click();
  await expect(question).toBeVisible();
  await button(nico, 'SÍ, ME BAJO').click();
  await expect(headline(nico)).toHaveText('Esta vez no venís');
  await expect(headline(pia)).toHaveText('¡Estás adentro!');
  await expect(beto.getByRole('main').getByText('Avisaste que')).toHaveCount(0);
  await expect(asked).toHaveCount(0);
  await Promise.all([beto, nico, pia].map((each) => each.context().close()));
});
