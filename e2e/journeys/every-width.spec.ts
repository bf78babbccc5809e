import type { CaptainLink, Helper, Player } from '@picadito/domain';
import { faultsIn } from '../support/browser/fit.ts';
import { phone, phonesOf } from '../support/group-link.ts';
import { helperOf, seedHelper, setName } from '../support/helpers.ts';
import { longName, LOOKS, test } from '../support/long-account.ts';
import { MORE_SCREENS, SCREENS } from '../support/screens.ts';
import { nightPath, seedNight } from '../support/night.ts';
import {
  ask,
  chooseList,
  hoursAgo,
  seedLink,
  seedList,
  seedRoster,
  seedTeams,
} from '../support/seed.ts';
import { expect, test as visitor } from '../support/test.ts';

const LONG_NAMES = Array.from({ length: 12 }, (_, place) => longName(place));
const LONG = LONG_NAMES.map((name) => ({ name }));

for (const { name, path } of [...SCREENS, ...MORE_SCREENS]) {
  test(`${name} fits every width with the longest names`, async ({ page, full }) => {
    await chooseList(page, { id: full.listId });
    await page.goto(path(full));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect(await faultsIn(page, LOOKS)).toEqual([]);
    if (name !== 'form-teams') return;
    await page.getByText('Manual', { exact: true }).click();
    expect(await faultsIn(page, LOOKS)).toEqual([]);
  });
}

visitor('the landing fits every width', async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

test('the page of the group fits every width with the longest names', async ({ page, full }) => {
  await page.goto(await seedLink(page, { id: full.listId }));
  await expect(page.getByRole('heading', { level: 1, name: '¿Quién sos?' })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
  await page.locator('.names a').first().click();
  await expect(page.getByText('No soy yo')).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

visitor('the page of a captain fits every width', async ({ page, startSession }) => {
  await startSession();
  const { match, players } = await seedNight(page);
  const captain = `/api/matches/${match.id}/captain`;
  const { url } = await ask<CaptainLink>(page, 'POST', captain, { playerId: players[0]?.id });
  await page.goto(new URL(url).pathname);
  expect(await faultsIn(page, LOOKS)).toEqual([]);
  await page.getByRole('button', { name: 'SOY EL CAPITÁN' }).click();
  await expect(page.getByRole('button', { name: 'NO VA: Ana' })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

visitor(
  'the five steps of a match of three teams with money fit every width with the longest names',
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedNight(page, LONG_NAMES.slice(0, 2));
    await ask(page, 'PATCH', `/api/matches/${match.id}/money`, { cost: 14_000 });
    for (const path of [nightPath(match), `/match-money?matchId=${match.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Pasos' })).toContainText('ROTACIÓN');
      await expect(page.getByText(/^Cargando/)).toHaveCount(0);
      expect(await faultsIn(page, LOOKS)).toEqual([]);
    }
  },
);

visitor(
  'the helpers of a list and the list that one of them gets fit every width',
  async ({ page, browser, origin, account, startSession }) => {
    await startSession();
    await setName(page, LONG_NAMES[0] ?? '');
    const list = await seedList(page, LONG.slice(0, 3), LONG_NAMES[0]);
    const path = `/api/lists/${list.id}`;
    const helper = { owner: page, account: helperOf(account), name: LONG_NAMES[1] ?? '', list };
    const other = await seedHelper(browser, origin, helper);
    await ask(page, 'POST', `${path}/helpers`, { rights: 'matches-and-money' });
    const helpers = await ask<Helper[]>(page, 'GET', `${path}/helpers`);
    const helperId = helpers.find(({ state }) => state === 'confirmed')?.id;
    await page.goto(`/helpers/${list.id}`);
    await expect(page.getByText('Invitación sin usar')).toBeVisible();
    expect(await faultsIn(page, LOOKS)).toEqual([]);
    await ask(page, 'POST', `${path}/handover`, { helperId, name: list.name });
    await other.goto(`/handover/${list.id}`);
    await expect(other.getByRole('button', { name: 'ACEPTAR LA LISTA' })).toBeVisible();
    expect(await faultsIn(other, LOOKS)).toEqual([]);
    await other.context().close();
  },
);

visitor(
  'the survey fits every width with the longest names',
  async ({ page, browser, origin, startSession }) => {
    await startSession();
    const { list } = await seedRoster(page, LONG);
    const path = await seedLink(page, list);
    const player = await phone(browser, origin);
    await player.goto(path);
    const names = await player.locator('.names a').allTextContents();
    const phones = await phonesOf(browser, origin, { path, names: names.slice(0, 5) });
    const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
    const playerIds = players.map(({ id }) => id);
    await ask(page, 'PUT', `/api/lists/${list.id}/survey`, { playerIds });
    const [first = player] = phones;
    await first.goto(`${path}/survey`);
    await expect(first.getByRole('button', { name: 'ENVIAR' })).toBeVisible();
    expect(await faultsIn(first, LOOKS)).toEqual([]);
    for (const each of [player, ...phones]) await each.context().close();
  },
);

visitor(
  'the page of the group fits every width after a match',
  async ({ page, browser, origin, startSession }) => {
    await startSession();
    const { list, match, players } = await seedRoster(page, LONG, 10, hoursAgo());
    const ids = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) });
    await ask(page, 'PUT', `/api/matches/${match.id}/teams/shown`, {});
    const scorers = [{ playerId: ids[0], goals: 3 }];
    await ask(page, 'PUT', `/api/matches/${match.id}/result`, { claro: 3, oscuro: 1, scorers });
    const path = await seedLink(page, list);
    const player = await phone(browser, origin);
    await player.goto(path);
    await expect(player.getByText('CLARO 3 – 1 OSCURO')).toBeVisible();
    expect(await faultsIn(player, LOOKS)).toEqual([]);
    await player.context().close();
  },
);
