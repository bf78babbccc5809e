import { MESSAGES, type PlayersList } from '@picadito/domain';
import { chooseMatchAction } from '../support/attendance.ts';
import { looksRight } from '../support/browser/look.ts';
import { add, paste, row } from '../support/paste-list.ts';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Complaints in the console: the browser logs each refused request, and the app logs the failure. */
test.use({ expectedComplaint: /422/ });

const players = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Jugador ${at}` }));

test('a user with 50 lists reads why another one is refused, and the input stays', async ({
  page,
  startSession,
}) => {
  await startSession();
  for (let count = 0; count < 50; count += 1) await seedList(page, [], `Lista ${count}`);
  await page.goto('/player-lists');
  const name = page.getByLabel('Nombre de la lista');
  await name.fill('Los viernes');
  await page.getByRole('button', { name: 'CREAR LISTA' }).click();
  await expect(page.locator('form').getByText(MESSAGES.tooManyLists)).toBeVisible();
  await expect(name).toHaveValue('Los viernes');
  await looksRight(page);
  expect(await ask<PlayersList[]>(page, 'GET', '/api/lists')).toHaveLength(50);
});

test('a user with 3,000 players reads why another one is refused, typed or pasted, and the input stays', async ({
  page,
  startSession,
}) => {
  await startSession();
  for (let count = 0; count < 10; count += 1) await seedList(page, players(300), `Lista ${count}`);
  const list = await seedList(page, [], 'Los nuevos');
  await page.goto('/player-lists');
  await page.getByRole('button', { name: /^Los nuevos/ }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Beto');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(page.locator('form').getByText(MESSAGES.tooManyPlayers)).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Beto');
  await looksRight(page);
  await paste(page, 'Ana\nCaro');
  await add(page, 2).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').getByText(MESSAGES.tooManyPlayers)).toBeVisible();
  await expect(row(page, 'Caro')).toBeVisible();
  await looksRight(page);
  expect(await ask<PlayersList>(page, 'GET', `/api/lists/${list.id}`)).toEqual(list);
});

test('guests of pasted replies who exceed the limit stay in the pasted text', async ({
  page,
  startSession,
}) => {
  await startSession();
  for (let count = 0; count < 9; count += 1) await seedList(page, players(300), `Lista ${count}`);
  await seedList(page, players(288), 'Los viernes');
  const list = await seedList(page, players(12));
  const match = await seedMatch(page, list);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  const text = page.getByRole('textbox', { name: 'Mensajes del grupo' });
  await text.fill('Jugador 7: voy, +1');
  await page.getByRole('button', { name: 'LEER' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^APLICAR/ })
    .click();
  await expect(toast(page, MESSAGES.tooManyPlayers)).toBeVisible();
  await chooseMatchAction(page, 'PEGAR RESPUESTAS');
  await expect(text).toHaveValue('Jugador 7: voy, +1');
  expect(await ask<PlayersList[]>(page, 'GET', '/api/lists')).toHaveLength(11);
});
