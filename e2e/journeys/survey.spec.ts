import type { Page } from '@playwright/test';
import { looksRight, violations } from '../support/browser/look.ts';
import { button, headline, phone, phonesOf } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const THIRTEEN = [...'ABCDEFGHIJKLM'].map((letter) => ({ name: `${letter}bel` }));
const TAPS_MAX = 14;
const TOO_FEW = 'Para que nadie adivine quién dijo qué hacen falta 5 que contesten desde su celu.';

const tile = (page: Page, name: string, words: string) =>
  page.getByRole('group', { name, exact: true }).getByText(words);

/** Rates the other twelve players on one player's page, and returns the number of taps. */
async function tellAll(page: Page, own: string, ofAbel: string): Promise<number> {
  let taps = 0;
  await expect(headline(page)).toHaveText(`${own}, ¿cómo juega cada uno?`);
  await expect(page.getByRole('group', { name: own, exact: true })).toHaveCount(0);
  for (const { name } of THIRTEEN.filter((one) => one.name !== own)) {
    await tile(page, name, name === 'Abel' ? ofAbel : 'No jugué con él').click();
    taps += 1;
  }
  return taps;
}

async function send(page: Page): Promise<void> {
  await button(page, 'ENVIAR').click();
  await expect(headline(page)).toHaveText('Ya contestaste');
}

async function tellsWithoutScript(player: Page, path: string): Promise<void> {
  await player.goto(path);
  await player.getByRole('link', { name: 'CONTAR' }).click();
  const taps = await tellAll(player, 'Bbel', 'Juega bien');
  await send(player);
  expect(taps + 1).toBeLessThanOrEqual(TAPS_MAX);
  await player.goto(`${path}/survey`);
  await expect(headline(player)).toHaveText('Ya contestaste');
  await player.context().close();
}

async function tellsWithScript(player: Page, path: string): Promise<void> {
  await player.goto(`${path}/survey`);
  await tellAll(player, 'Cbel', 'Juega bien');
  await looksRight(player);
  await player.route('**/survey', (route) => route.abort());
  await button(player, 'ENVIAR').click();
  await expect(player.getByRole('alert')).toContainText('Sin señal');
  await player.unroute('**/survey');
  await expect(player.getByRole('radio', { checked: true })).toHaveCount(12);
  await send(player);
  await looksRight(player);
  await player.context().close();
}

async function comesLate(player: Page, path: string): Promise<void> {
  await player.goto(`${path}/survey`);
  await expect(headline(player)).toHaveText('Para la próxima');
  await expect(player.getByRole('main')).toContainText(
    'Para esta encuesta cuentan los celus que ya contestaban cuando se abrió.',
  );
  await looksRight(player);
  await player.context().close();
}

test('players answer the survey once in fourteen taps, and the organiser adopts its levels', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, THIRTEEN);
  const path = await seedLink(page, list);
  await openLive(page, `/player-list/${list.id}`);
  await page.getByText('¿Cómo juega cada uno?', { exact: true }).click();
  await expect(page.getByText('0 de 13 pueden opinar')).toBeVisible();
  await expect(page.getByText(`${TOO_FEW} Hoy no hay ninguno.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'PREGUNTAR' })).toHaveCount(0);
  await looksRight(page);
  const names = ['Bbel', 'Cbel', 'Dbel', 'Ebel', 'Fbel'];
  const hasScript = (name: string) => name === 'Cbel';
  const phones = await phonesOf(browser, origin, { path, names, hasScript });
  const phoneOf = (name: string) => {
    const player = phones[names.indexOf(name)];
    if (!player) throw new Error(`no phone of ${name}`);
    return player;
  };
  await page.reload();
  await page.getByText('¿Cómo juega cada uno?', { exact: true }).click();
  await expect(page.getByText('5 de 13 pueden opinar')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'PREGUNTAR' }).click();
  await expect(page.getByText('Contestaron 0 jugadores.')).toBeVisible();
  await expect(page.getByText('AVISAR AL GRUPO')).toBeVisible();
  await looksRight(page);

  await test.step('the survey is answered without a script', () =>
    tellsWithoutScript(phoneOf('Bbel'), path));
  await test.step('with a script the taps stay when the survey could not be sent', () =>
    tellsWithScript(phoneOf('Cbel'), path));
  await test.step('a phone that has come since reads why it is not asked', async () =>
    comesLate(await phone(browser, origin), path));

  for (const name of ['Dbel', 'Ebel']) {
    const player = phoneOf(name);
    await player.goto(`${path}/survey`);
    await tellAll(player, name, 'La rompe');
    await send(player);
    await player.context().close();
  }
  await phoneOf('Fbel').context().close();
  await expect(page.getByText('Contestaron 4 jugadores.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar y ver' }).click();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByText('tiene 3; dicen 4,5, coinciden')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'PONER 4 a Abel' }).click();
  await expect(page.getByRole('button', { name: 'PREGUNTAR' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Abel' }).getByText('Avanzado')).toBeVisible();
});

test('the organiser asks about new players only, and cancels the survey', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, THIRTEEN);
  const path = await seedLink(page, list);
  const names = ['Abel', 'Bbel', 'Cbel', 'Dbel', 'Ebel'];
  const [player, ...others] = await phonesOf(browser, origin, {
    path,
    names,
    hasScript: () => false,
  });
  if (!player) throw new Error('no phone');
  await page.goto(`/player-list/${list.id}`);
  await page.getByText('¿Cómo juega cada uno?', { exact: true }).click();
  await page.getByLabel('De todos (13)').uncheck();
  await expect(page.getByRole('button', { name: 'PREGUNTAR' })).toBeDisabled();
  await page.getByLabel('Mbel').check();
  await page.getByRole('button', { name: 'PREGUNTAR' }).click();
  await expect(page.getByText('Contestaron 0 jugadores.')).toBeVisible();
  await player.goto(`${path}/survey`);
  await expect(player.getByRole('group')).toHaveCount(1);
  await tile(player, 'Mbel', 'Cumple').click();
  await send(player);

  await page.getByRole('button', { name: 'Cancelar la encuesta' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancelar la encuesta' });
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar la encuesta' }).click();
  await expect(page.getByRole('button', { name: 'PREGUNTAR' })).toBeVisible();
  await player.reload();
  await expect(headline(player)).toHaveText('Ahora no hay ninguna encuesta');
  await Promise.all([player, ...others].map((each) => each.context().close()));
});
