import type { Match, ResultReply } from '@picadito/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { copied } from '../support/browser/devices.ts';
import { ask } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const LIST = `Fútbol jueves 21hs
📍 El Galpón
1. Ana 5
2. Beto
3. Caro 4
4. Dani
5. Ema
6. Fede 3
7. Gabi 4
8. Hugo
9. Ivo 2
10. Juli
11. Kike 5
12. Lola`;
const said = (answers: Record<string, string>) =>
  Object.entries(answers)
    .map(([name, answer], index) => `[20:${index + 10}, 1/1/2030] ${name}: ${answer}`)
    .join('\n');
const REPLIES = said({
  Ana: 'voy',
  Beto: 'voy',
  Caro: 'dale, voy',
  Dani: 'voy',
  Ema: 'no puedo',
  Fede: 'voy',
  Gabi: 'voy',
  Hugo: 'yo voy',
  Juli: 'no llego',
});
const LATE = said({ Ivo: 'voy', Kike: 'voy', Lola: 'voy' });
/** Taps in WhatsApp for each message: the group, and the button that sends. */
const TO_SEND = 2;

test.beforeEach(async ({ page, setClock, startSession }) => {
  await setClock('2029-12-31T12:00:00-03:00');
  await startSession();
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: () => Promise.resolve() });
  });
  await page.goto('/');
});

/** Taps from home of an empty account until the group is called. Nothing is typed. Returns a function that counts. */
async function callFromPastedList(page: Page, context: BrowserContext) {
  let taps = 0;
  const tap = async (role: 'button' | 'link' | 'switch', name: string | RegExp) => {
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
    taps += 1;
    return taps;
  };
  await copied(context, page, LIST);
  await tap('link', 'PEGAR LISTA');
  await tap('button', 'AGREGAR Y GUARDAR');
  await expect(page).toHaveURL('/create-match');
  await expect(page.getByLabel('Fecha', { exact: true })).toHaveValue('03/01/2030');
  await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(3);
  await tap('button', 'CREAR PARTIDO');
  await expect(page).toHaveURL('/add-players');
  await tap('link', /CONTINUAR/);
  await tap('button', 'AVISAR AL GRUPO');
  return tap;
}

async function shareTeams(page: Page, tap: Awaited<ReturnType<typeof callFromPastedList>>) {
  await tap('button', 'ARMAR EQUIPOS (10)');
  await expect(page.getByRole('list', { name: /^Equipo Claro/ })).toBeVisible();
  const taps = await tap('button', 'GUARDAR Y COMPARTIR');
  await expect(page).toHaveURL(/\/share-teams/);
  return taps;
}

const matchOf = async (page: Page) => (await ask<Match[]>(page, 'GET', '/api/matches'))[0];

test('the first evening from a pasted list takes 14 taps, and nothing is typed', async ({
  page,
  context,
}) => {
  const tap = await callFromPastedList(page, context);
  await tap('button', 'CONFIRMAR TODOS');
  await tap('switch', 'NO VA Ema');
  await tap('switch', 'NO VA Juli');
  const taps = await shareTeams(page, tap);
  expect(taps + 2 * TO_SEND).toBe(14);
  expect(await matchOf(page)).toMatchObject({
    date: '2030-01-03',
    time: '21:00',
    location: 'El Galpón',
    confirmedCount: 10,
    teamCounts: { claro: 5, oscuro: 5 },
  });
});

test('with replies, three late answers and the result it takes 18', async ({
  page,
  context,
  setClock,
}) => {
  const tap = await callFromPastedList(page, context);
  for (const [answers, button] of [
    [REPLIES, 'APLICAR 9'],
    [LATE, 'APLICAR 3'],
  ] as const) {
    await copied(context, page, answers);
    await tap('button', 'PEGAR RESPUESTAS');
    await tap('button', button);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await shareTeams(page, tap);
  const match = await matchOf(page);
  await setClock('2030-01-04T09:00:00-03:00');
  await page.goto('/');
  const card = page.getByRole('region', { name: '¿Cómo salieron el jueves?' });
  for (const [side, goals] of [
    ['Claro', 4],
    ['Oscuro', 3],
  ] as const) {
    const choice = card.getByRole('group', { name: `Goles de ${side}` });
    await choice.getByText(String(goals), { exact: true }).click();
  }
  const taps = (await tap('button', 'GUARDAR')) + 2;
  expect(taps + 2 * TO_SEND).toBe(18);
  const result = () => ask<ResultReply>(page, 'GET', `/api/matches/${match?.id}/result`);
  await expect.poll(result).toMatchObject({ score: { claro: 4, oscuro: 3 } });
});
