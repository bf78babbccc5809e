import type { Player, PlayersList } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { copied } from '../support/devices.ts';
import { holdPost } from '../support/hold-post.ts';
import { press } from '../support/keyboard.ts';
import { overflow, smallTargets, violations } from '../support/look.ts';
import { ask, chooseList, hoursAgo, rosterOf, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const TEXT = `⚽ Fútbol jueves 21hs
1. Juan Pérez
2. ✅ Ana 4
3. Carla +54 9 11 5555-1234
4. Gabi 123 456
5. ANA
6. Dani y Ema
7.
alias: canchita.mp`;

const open = (page: Page) => page.getByRole('button', { name: 'PEGAR LISTA' }).click();
const box = (page: Page) => page.getByRole('textbox', { name: 'Lista de jugadores' });
const row = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('listitem', { name, exact: true });
const add = (page: Page, count: number) =>
  page.getByRole('button', { name: `AGREGAR ${count}`, exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await open(page);
  await box(page).fill(text);
  await page.getByRole('button', { name: 'LEER' }).click();
}

test(
  'a pasted list becomes a table to mend, one tap takes it in, and it is saved with its title',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/create-players-list');
    await paste(page, TEXT);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(
      'Fútbol jueves 21hs · 6 jugadores, 1 para corregir',
    );
    await expect(row(page, 'Ana').getByRole('radio', { name: '4' })).toBeChecked();
    await expect(row(page, 'ANA').getByRole('checkbox')).not.toBeChecked();
    await expect(row(page, 'ANA')).toContainText('Está repetido en el texto.');
    await expect(row(page, 'Gabi')).toContainText(
      'El número tiene que tener entre 8 y 15 dígitos.',
    );
    await expect(dialog.getByText('1 renglón no parece un jugador')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await row(page, 'Dani y Ema').getByRole('button', { name: 'SEPARAR EN DOS' }).click();
    await row(page, 'Ema').locator('label', { hasText: '5' }).click();
    await row(page, 'Juan Pérez').getByRole('checkbox').uncheck();
    await add(page, 4).click();
    await expect(dialog.getByText('Agregamos a 4. Estos quedan.')).toBeVisible();
    await row(page, 'Gabi')
      .getByRole('textbox', { name: /WhatsApp/ })
      .fill('11 4444 3333');
    await add(page, 1).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Fútbol jueves 21hs');

    const created = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    const list: { id: string } = await (await created).json();
    const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
    expect(
      players.map(({ name, skillLevel, whatsapp }) => `${name} ${skillLevel} ${whatsapp}`),
    ).toEqual([
      'Ana 4 null',
      'Carla 3 +5491155551234',
      'Dani 3 null',
      'Ema 5 null',
      'Gabi 3 +5491144443333',
    ]);
  },
);

test('what was copied comes in with the first tap', async ({ page, context, startSession }) => {
  await startSession();
  await page.goto('/create-players-list');
  await copied(context, page, 'Ana\nBeto\nCarla');
  await open(page);
  await add(page, 3).click();
  await expect(page.getByText('3 jugadores', { exact: true })).toBeAttached();
});

test('where the browser does not let one read, a sentence says how, and the box is there', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-players-list');
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('refused'));
  });
  await open(page);
  await page.getByRole('button', { name: 'PEGAR', exact: true }).click();
  await expect(
    page.getByText(
      'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.',
    ),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a text without names gets a sentence and is not lost; marks that turn a text around are', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-players-list');
  await paste(page, '12\n\n----\nalias: canchita.mp');
  await expect(
    page.getByText('No encontramos jugadores en ese texto. Pegá un nombre por renglón.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await open(page);
  await expect(box(page)).toHaveValue('12\n\n----\nalias: canchita.mp');

  await box(page).fill('1. \u202eJuan\u202c\n2. A\u200bna');
  await page.getByRole('button', { name: 'LEER' }).click();
  await expect(row(page, 'Juan')).toBeVisible();
  await expect(row(page, 'Ana')).toBeVisible();
});

test('of 10,000 lines the first part is read, as many as a list may have, and that is said', async ({
  page,
  context,
  startSession,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession();
  await page.goto('/create-players-list');
  await page.evaluate(() => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `${at + 1}. Jugador ${at}x`);
    return navigator.clipboard.writeText(lines.join('\n'));
  });
  await open(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('El texto es muy largo: leímos la primera parte.')).toBeVisible();
  await expect(
    dialog.getByText(/^Una lista puede tener hasta 500 jugadores\. Quedaron/),
  ).toBeVisible();
  await expect(add(page, 500)).toBeEnabled();
});

test('rows that are not added yet are there again when the list is opened anew', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-players-list');
  await paste(page, 'Ana\nBeto');
  await row(page, 'Ana')
    .getByRole('textbox', { name: /Nombre/ })
    .fill('Ana María');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page);
  await expect(row(page, 'Ana María')).toBeVisible();
  await expect(add(page, 2)).toBeEnabled();
});

/** Twenty players, none of them on a list yet. */
const TWENTY = Array.from({ length: 20 }, (_, at) => `${at + 1}. Jugador ${at + 1}x`).join('\n');

/** The screen of a saved list, and the POSTs that it sends from now on. */
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

test('20 pasted names go into a saved list by one request', async ({ page, signIn }) => {
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

test('and into the match that has started by one more', async ({ page, signIn }) => {
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

test('the screen left while they are saved: they are in, and the text is not there again', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Martín' }]);
  const { posts, players } = await onList(page, list);
  const release = await holdPost(page, `**/api/lists/${list.id}/players`);
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

test.describe('with one that the server refuses', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch|422/ });

  test('nobody is added, each wrong row says why, and nothing that was typed is lost', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { posts, players } = await onList(page, list);
    // without the plans of numbers the page counts their digits only
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

test.describe('without an answer', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ });

  test('everything stays, and the same tap again writes once', async ({ page, signIn }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Martín' }]);
    const { posts, players } = await onList(page, list);
    let lost = 0;
    await page.route(`**/api/lists/${list.id}/players`, async (route) => {
      if (route.request().method() !== 'POST' || lost > 1) return route.fallback();
      lost += 1;
      // the first never arrives, the answer to the second one never comes back
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

  test('the screen left before that: a sentence says so, and the text is there again', async ({
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

test('where the telephone offers its contacts they come in like a pasted list, and what is typed stays', async ({
  page,
  startSession,
}) => {
  await page.addInitScript(() => {
    const chosen = [
      { name: ['Ana López'], tel: ['11 5555 0101', '11 5555 0102'] },
      { name: ['Beto'], tel: [] },
    ];
    Object.assign(window, { ContactsManager: true });
    Object.assign(navigator, { contacts: { select: () => Promise.resolve(chosen) } });
  });
  await startSession();
  await page.goto('/create-players-list');
  await open(page);
  await box(page).fill('Caro 4');
  await page.getByRole('button', { name: 'CONTACTOS' }).click();
  await expect(row(page, 'Ana López').getByRole('textbox', { name: /WhatsApp/ })).toHaveValue(
    '11 5555 0101',
  );
  await add(page, 2).click();
  await expect(page.getByText('+54 9 11 5555 0101')).toBeVisible();
  await open(page);
  await expect(box(page)).toHaveValue('Caro 4');
});

test('by keyboard alone', { tag: '@desktop' }, async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-players-list');
  await press(page, page.getByRole('button', { name: 'PEGAR LISTA' }));
  await expect(box(page)).toBeVisible();
  await box(page).focus();
  await page.keyboard.insertText('Ana\nBeto');
  await press(page, page.getByRole('button', { name: 'LEER' }));
  await press(page, row(page, 'Beto').getByRole('checkbox'), 'Space');
  await press(page, add(page, 1));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
});
