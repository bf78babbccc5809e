import type { MatchPlayerReply, TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { blockEvents } from '../support/live.ts';
import { ask, rosterOf, seedRoster, seedTeams } from '../support/seed.ts';
import {
  chooseManualTeams,
  chip,
  choice,
  ELEVEN,
  namesInTeams,
  names,
  openTeams,
  team,
} from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

async function markAsLeft(page: Page, name: string) {
  await chip(page, name).click();
  await choice(page, 'Se bajó').click();
}
const notifyLink = (page: Page) => page.getByRole('link', { name: 'AVISAR EL CAMBIO' });
const messageOf = async (page: Page) =>
  new URL((await notifyLink(page).getAttribute('href')) ?? '').searchParams
    .get('text')
    ?.split('\n');

/** Seeds saved teams of the first ten players by name, with the eleventh as a substitute, and opens their screen. */
async function savedTeams(page: Page) {
  const seeded = await seedRoster(page, ELEVEN, 11);
  const ids = seeded.players.map(({ id }) => id);
  await seedTeams(page, seeded.match, {
    claroTeam: ids.slice(0, 5),
    oscuroTeam: ids.slice(5, 10),
    suplentes: ids.slice(10),
  });
  await page.goto(`/form-teams?matchId=${seeded.match.id}`);
  const stored = () => ask<TeamsReply>(page, 'GET', `/api/matches/${seeded.match.id}/teams`);
  const player = async (name: string) =>
    (await rosterOf(page, seeded.match)).find((one) => one.name === name);
  return { ...seeded, ids, stored, player };
}

test('a tap on a chip opens a menu and stores nothing', async ({ page, startSession }) => {
  await startSession();
  const { ids, stored, player } = await savedTeams(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/matches/'))
      writes.push(request.url());
  });
  const b = chip(page, 'Jugador B');
  await expect(b).toHaveAttribute('aria-haspopup', 'menu');
  const menu = page.getByRole('group', { name: 'Jugador B' }).getByRole('menu');
  const closings = [
    () => choice(page, 'Cancelar').click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const closing of closings) {
    await b.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Se bajó',
      'Cambiar de equipo',
      'Suplente',
      'Cancelar',
    ]);
    await expect(choice(page, 'Se bajó')).toBeFocused();
    for (const one of await menu.getByRole('menuitem').all())
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await closing();
    await expect(menu).toBeHidden();
    await expect(b).toBeFocused();
  }
  expect((await b.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(writes).toEqual([]);
  expect((await stored()).claroTeam).toEqual(ids.slice(0, 5));
  expect(await player('Jugador B')).toMatchObject({ confirmed: true, declined: false });
});

test('the menu of a chip moves the player as dragging does', async ({ page, startSession }) => {
  await startSession();
  const { ids, stored, player } = await savedTeams(page);
  await chip(page, 'Jugador F').click();
  await choice(page, 'Suplente').click();
  await expect(page.getByRole('list', { name: 'Suplentes' })).toContainText('Jugador F');
  await expect(chip(page, 'Jugador F')).toBeFocused();
  await chip(page, 'Jugador B').click();
  await choice(page, 'Cambiar de equipo').click();
  await expect(team(page, 'Oscuro')).toContainText('Jugador B');
  await expect(chip(page, 'Jugador B')).toBeFocused();
  await chip(page, 'Jugador F').click();
  await expect(choice(page, 'Suplente')).toHaveAttribute('aria-disabled', 'true');
  await choice(page, 'Cambiar de equipo').click();
  await expect(names(team(page, 'Claro')).nth(4)).toHaveText('Jugador F');
  expect((await stored()).claroTeam).toEqual(ids.slice(0, 5));
  expect(await player('Jugador B')).toMatchObject({ confirmed: true, declined: false });
});

test('a player who left brings in the substitute, saves the teams and offers the message', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { ids, stored, player } = await savedTeams(page);
  await markAsLeft(page, 'Jugador B');
  await expect(names(team(page, 'Claro'))).toHaveText(
    ['A', 'C', 'D', 'E', 'K'].map((letter) => `Jugador ${letter}`),
  );
  expect(await messageOf(page)).toEqual([
    'Cambios para el jueves 03/01/2030 a las 21:00',
    'Se bajó Jugador B.',
    'Entra Jugador K en Claro.',
  ]);
  await expect
    .poll(async () => (await stored()).claroTeam)
    .toEqual([0, 2, 3, 4, 10].map((place) => ids[place]));
  await expect.poll(() => player('Jugador B')).toMatchObject({ confirmed: false, declined: true });

  await markAsLeft(page, 'Jugador F');
  await expect
    .poll(async () => (await messageOf(page))?.[1])
    .toBe('Se bajaron Jugador B y Jugador F. Quedan 5 contra 4.');
  await page.getByRole('button', { name: 'Listo, ya avisé' }).click();
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toBeVisible();
});

test('a late change can be undone, on the server too', async ({ page, startSession }) => {
  await startSession();
  const { ids, stored, player } = await savedTeams(page);
  await markAsLeft(page, 'Jugador B');
  await expect.poll(async () => (await stored()).claroTeam.includes(ids[10] ?? '')).toBe(true);
  await page.getByRole('button', { name: 'DESHACER' }).click();
  await expect(names(team(page, 'Claro')).nth(1)).toHaveText('Jugador B');
  await expect(notifyLink(page)).toBeHidden();
  await expect.poll(async () => (await stored()).claroTeam).toEqual(ids.slice(0, 5));
  await expect.poll(() => player('Jugador B')).toMatchObject({ confirmed: true, declined: false });
});

test('a late player joins the smaller team, or the substitutes', async ({ page, startSession }) => {
  await startSession();
  const { match, ids, stored } = await savedTeams(page);
  await markAsLeft(page, 'Jugador K');
  await markAsLeft(page, 'Jugador J');
  await expect(names(team(page, 'Oscuro'))).toHaveCount(4);
  for (const place of [9, 10]) {
    const path = `/api/matches/${match.id}/players/${ids[place]}/confirm`;
    await expect.poll(async () => (await rosterOf(page, match))[place]?.declined).toBe(true);
    await ask<MatchPlayerReply>(page, 'PUT', path, { isConfirmed: true });
  }
  await page.getByRole('button', { name: 'Listo, ya avisé' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Llegó Jugador K' }).click();
  await expect(names(team(page, 'Oscuro'))).toHaveCount(5);
  expect((await messageOf(page))?.slice(1)).toEqual(['Se suma Jugador K en Oscuro.']);
  await page.getByRole('button', { name: 'Llegó Jugador J' }).click();
  await expect(page.getByRole('list', { name: 'Suplentes' })).toContainText('Jugador J');
  await expect.poll(async () => (await stored()).suplentes).toEqual([ids[9]]);
});

test('the share sheet shares the message, and closing it loses nothing', async ({
  page,
  startSession,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, {
      share: (what: unknown) => {
        shared.push(what);
        Object.assign(window, { shared });
        return shared.length === 1
          ? Promise.reject(new DOMException('closed', 'AbortError'))
          : Promise.resolve();
      },
    });
  });
  await startSession();
  await savedTeams(page);
  await markAsLeft(page, 'Jugador A');
  const tell = page.getByRole('button', { name: 'AVISAR EL CAMBIO' });
  const message = {
    text: 'Cambios para el jueves 03/01/2030 a las 21:00\nSe bajó Jugador A.\nEntra Jugador K en Claro.',
  };
  await tell.click();
  await expect(tell).toBeVisible();
  await tell.click();
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toBeVisible();
  expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual([
    message,
    message,
  ]);
});

test('before teams are saved a late change has no message', async ({ page, startSession }) => {
  await startSession();
  const { match } = await openTeams(page, ELEVEN);
  await expect.poll(async () => (await namesInTeams(page)).length).toBe(10);
  const [first = ''] = await namesInTeams(page);
  await markAsLeft(page, first);
  await expect.poll(() => namesInTeams(page)).not.toContain(first);
  await expect(page.getByRole('button', { name: 'DESHACER' })).toBeVisible();
  await expect(notifyLink(page)).toBeHidden();
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
});

test('in the manual method a tap on the board removes no player', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openTeams(page, ELEVEN);
  await chooseManualTeams(page);
  const card = page.getByRole('group', { name: 'Equipo de Jugador A' });
  await card.getByRole('button', { name: 'CLARO' }).click();
  await expect(chip(page, 'Jugador A')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Llegó/ })).toHaveCount(0);
});

test('teams changed by another device are not overwritten', async ({
  page,
  startSession,
  complaints,
}) => {
  await startSession();
  await blockEvents(page);
  const { ids, match, stored } = await savedTeams(page);
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  const theirs = { claroTeam: ids.slice(5, 10), oscuroTeam: ids.slice(0, 5), suplentes: [] };
  const body = { matchId: match.id, createdBy: 'manual', ...theirs };
  await page.route('**/teams', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await page.unroute('**/teams');
    await ask(page, 'PUT', `/api/matches/${match.id}/teams`, body);
    return route.continue();
  });
  await markAsLeft(page, 'Jugador B');
  await expect(toast(page, /^Los equipos: otro dispositivo lo cambió antes/)).toBeVisible();
  expect((await stored()).claroTeam).toEqual(theirs.claroTeam);
  await expect(names(team(page, 'Claro')).first()).toHaveText('Jugador F');
  expect(complaints.splice(0).join('\n')).toContain('409');
});
