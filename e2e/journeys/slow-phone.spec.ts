import type { Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { onSlowDevice, SLOWER_PROCESSOR } from '../support/browser/slow.ts';
import type { FullAccount } from '../support/full-account.ts';
import { answer, phone } from '../support/group-link.ts';
import { expect, test } from '../support/reader.ts';
import { SCREENS } from '../support/screens.ts';
import { chooseList, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { test as own } from '../support/test.ts';

/** Maximum share of the screen that may move while it loads. */
const SHIFT_MAX = 0.02;

/** A slow device needs more time by the same factor than a journey has for a text to appear, in milliseconds. */
const timeout = SLOWER_PROCESSOR * 5_000;

/** Screens with two addresses, which are visited at the other one. */
const TWICE = ['dashboard', 'edit-players-list'];

/** Screens that `npm run test:landing` visits; the others are visited by `npm run test:long`. */
const BEFORE_LANDING = [
  'home',
  'create-match',
  'add-players',
  'confirm-attendance',
  'form-teams',
  'share-teams',
  'the money of a match',
];

const SCREENS_AND_MORE = [
  ...SCREENS.filter(({ name }) => !TWICE.includes(name)),
  {
    name: 'teams of a played match',
    path: ({ playedId }: FullAccount) => `/share-teams?matchId=${playedId}`,
    full: 'Compartir por WhatsApp',
  },
  {
    name: 'a played match',
    path: ({ playedId }: FullAccount) => `/form-teams?matchId=${playedId}`,
    full: 'Corregir',
  },
  {
    name: 'the money of a match',
    path: ({ playedId }: FullAccount) => `/match-money?matchId=${playedId}`,
    full: '¿Cuánto sale la cancha?',
  },
  {
    name: 'the money of a list',
    path: ({ listId }: FullAccount) => `/list-money/${listId}`,
    full: 'Los de los jueves',
  },
  { name: 'privacy', path: () => '/privacy', full: 'Privacidad' },
];

for (const { name, path, full: text } of SCREENS_AND_MORE) {
  test(
    `the layout of ${name} hardly moves on a slow device`,
    { tag: BEFORE_LANDING.includes(name) ? '@both' : ['@both', '@long'] },
    async ({ page, full }) => {
      await chooseList(page, { id: full.listId });
      await expectCalm(page, path(full), text);
    },
  );
}

test.describe('a typeface that is missing', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test('the screen is at the same place with a system font in place of the logo’s', async ({
    page,
  }) => {
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    await page.goto('/edit-players-list');
    const withTypeface = await top();
    await page.route('**/jersey-10*', (route) => route.abort());
    await page.reload();
    expect(await top()).toBe(withTypeface);
  });
});

own(
  'the layout of attendance, teams and the players’ page hardly moves on a slow device when answers by the link have changed the teams',
  { tag: '@both' },
  async ({ page, browser, origin, startSession }) => {
    await startSession();
    const { list, match, players } = await seedRoster(page, ELEVEN);
    const path = await seedLink(page, list);
    const player = await phone(browser, origin);
    for (const { name } of players.slice(0, 8))
      await answer(player.request, path, { name, says: 'voy', comment: 'llego 10 min tarde' });
    const ids = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: ids.slice(1, 5), oscuroTeam: ids.slice(5, 9) });
    await expectCalm(page, `/confirm-attendance?matchId=${match.id}`, 'MOSTRAR EL CAMBIO');
    await expectCalm(page, `/form-teams?matchId=${match.id}`, 'MOSTRAR EL CAMBIO');
    await expectCalm(player, path, 'Van (8)');
    await player.context().close();
  },
);

own(
  'the layout of the landing hardly moves on a slow device',
  { tag: '@both' },
  async ({ page }) => {
    await expectCalm(page, '/landing', 'Iniciar sesión con Google');
  },
);

/** Opens a screen with a slow network and processor, and expects that its layout hardly moves. */
async function expectCalm(page: Page, path: string, text: string): Promise<void> {
  await onSlowDevice(page, async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout });
    await expect(page.getByText(/^Cargando/)).toHaveCount(0, { timeout });
    await page.waitForLoadState('networkidle');
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(SHIFT_MAX);
  });
}
