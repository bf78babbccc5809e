import type { Player, PlayersList } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { delayRequests } from '../support/browser/hold.ts';
import { violations } from '../support/browser/look.ts';
import { add, box, open, paste, row } from '../support/paste-list.ts';
import { ask, chooseList, hoursAgo, rosterOf, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Twenty players who are not on a list yet, as pasted text. */
const TWENTY = Array.from({ length: 20 }, (_, at) => `${at + 1}. Jugador ${at + 1}x`).join('\n');

/** Opens a saved list. Returns the POSTs that it sends from now on, and a function that reads its players. */
async function onList(
  page: Page,
  list: PlayersList,
  query = '',
): Promise<{ posts: string[]; players: () => Promise<Player[]> }> {
  await page.goto('/player-lists');
  const name = new RegExp(list.name);
  if (query === '') await page.getByRole('button', { name }).first().click();
  else {
    await chooseList(page, list);
    await page.goto(`/add-players${query}`);
  }
  await page.getByRole('heading', { level: 1, name: 'Jugadores' }).waitFor();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return { posts, players: () => ask(page, 'GET', `/api/lists/${list.id}/players`) };
}

test('20 pasted names are added to a saved list by one request', async ({ page, signIn }) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Martín' }]);
  const { posts, players } = await onList(page, list);
  await paste(page, `1. Ana 5\n2. martin\n${TWENTY}`);
  await expect(row(page, 'martin')).toContainText('Ya está en la lista.');
  await add(page, 21).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toast(page, '21 jugadores más en la lista.')).toBeVisible();
  await expect(page.getByText('CONTINUAR (22)')).toBeVisible();
  expect(posts).toEqual([`/api/lists/${list.id}/players`]);
  const stored = await players();
  expect(stored).toHaveLength(22);
  expect(stored.find(({ name }) => name === 'Ana')?.skillLevel).toBe('5');
});

test('the pasted names join a match that has started by one more request', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Martín' }]);
  const match = await seedMatch(page, list, hoursAgo());
  const { posts } = await onList(page, list, `?matchId=${match.id}`);
  await expect(page.getByText('quien agregues acá también entra')).toBeVisible();
  await paste(page, TWENTY);
  await add(page, 20).click();
  await expect(toast(page, '20 jugadores más en la lista.')).toBeVisible();
  expect(posts).toEqual([`/api/lists/${list.id}/players`, `/api/matches/${match.id}/players`]);
  expect(await rosterOf(page, match)).toHaveLength(21);
});

test('leaving the screen during the save keeps the players and clears the text', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Martín' }]);
  const { posts, players } = await onList(page, list);
  const release = await delayRequests(page, 'POST', `**/api/lists/${list.id}/players`);
  await paste(page, 'Ana\nBeto');
  await add(page, 2).click();
  await expect(add(page, 2)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/player-lists$/);
  release();
  await expect(toast(page, '2 jugadores más en la lista.')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await players()).toHaveLength(3);
  await page.goForward();
  await open(page);
  await expect(box(page)).toHaveValue('');
});

test.describe('with a row that the server refuses', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch|422/ });

  test('no player is added, each invalid row shows its error, and the input stays', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { posts, players } = await onList(page, list);
    // Without the phone metadata the page only counts the digits of numbers.
    await page.route(/\/assets\/phone-[\w-]+\.js$/, (route) => route.abort());
    await paste(page, 'Ana\nBeto +12 3456 789 012\nCarla\nDani +12 3456 789 013');
    await row(page, 'Carla')
      .getByRole('textbox', { name: /Nombre/ })
      .fill('Carla María');
    await add(page, 4).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No pudimos agregar a nadie. Mirá cada renglón.')).toBeVisible();
    for (const name of ['Beto', 'Dani']) {
      await expect(row(page, name)).toContainText('Ese número no parece de WhatsApp. Revisalo.');
    }
    await expect(row(page, 'Ana')).not.toContainText('Revisalo.');
    await expect(dialog.getByRole('status')).toHaveText('4 jugadores, 2 para corregir');
    await expect(add(page, 2)).toBeEnabled();
    await expect(row(page, 'Carla María')).toBeVisible();
    expect(await players()).toHaveLength(1);
    expect(await violations(page)).toEqual([]);

    for (const name of ['Beto', 'Dani']) {
      await row(page, name)
        .getByRole('textbox', { name: /WhatsApp/ })
        .fill('+54 11 5555 1234');
    }
    await add(page, 4).click();
    await expect(dialog).toBeHidden();
    expect(posts).toHaveLength(2);
    expect((await players()).map(({ name }) => name)).toEqual([
      'Ana',
      'Beto',
      'Carla María',
      'Dani',
      'Martín',
    ]);
  });
});

test.describe('without a response', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ });

  test('the input stays, and a repeated tap writes once', async ({ page, signIn }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { posts, players } = await onList(page, list);
    let lost = 0;
    await page.route(`**/api/lists/${list.id}/players`, async (route) => {
      if (route.request().method() !== 'POST' || lost > 1) return route.fallback();
      lost += 1;
      // The first request never arrives, and the response to the second one is lost.
      if (lost === 2) await route.fetch();
      return route.abort();
    });
    await paste(page, '1. Ana 5\n2. Beto\n3. Carla');
    const dialog = page.getByRole('dialog');
    const sentence = dialog.getByRole('alert');
    for (const stored of [1, 4]) {
      await add(page, 3).click();
      await expect(sentence).toHaveText('No se pudo agregar el jugador. Intentá nuevamente.');
      await expect(row(page, 'Beto')).toBeVisible();
      await expect.poll(async () => (await players()).length).toBe(stored);
    }
    expect(await violations(page)).toEqual([]);
    await add(page, 3).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, '3 jugadores más en la lista.')).toBeVisible();
    expect(posts).toHaveLength(3);
    expect((await players()).map(({ name, skillLevel }) => `${name} ${skillLevel}`)).toEqual([
      'Ana 5',
      'Beto 3',
      'Carla 3',
      'Martín 3',
    ]);
  });

  test('after leaving the screen a message says so, and the text is restored', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { players } = await onList(page, list);
    const left = Promise.withResolvers<void>();
    await page.route(`**/api/lists/${list.id}/players`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await left.promise;
      return route.abort();
    });
    await paste(page, 'Ana\nBeto');
    await add(page, 2).click();
    await expect(add(page, 2)).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/player-lists$/);
    left.resolve();
    await expect(toast(page, 'No se pudo agregar el jugador. Intentá nuevamente.')).toBeVisible();
    expect(await players()).toHaveLength(1);
    await page.goForward();
    await open(page);
    await expect(box(page)).toHaveValue('Ana\nBeto');
  });
});

test.describe('after a request without a response', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ });

  test('a row that is edited before the retry is stored as edited', async ({ page, signIn }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { players } = await onList(page, list);
    const address = `**/api/lists/${list.id}/players`;
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await paste(page, 'Ana\nBeto');
    await add(page, 2).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.unroute(address);
    await row(page, 'Beto')
      .getByRole('textbox', { name: /Nombre/ })
      .fill('Beto Solé');
    await add(page, 2).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await players()).map(({ name }) => name)).toEqual(['Ana', 'Beto Solé', 'Martín']);
  });
});
