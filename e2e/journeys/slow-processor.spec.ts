import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/browser/devices.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import type { FullAccount } from '../support/full-account.ts';
import { answer, phone } from '../support/group-link.ts';
import { expect, test } from '../support/reader.ts';
import { SCREENS } from '../support/screens.ts';
import { chooseList, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { test as own } from '../support/test.ts';

/** Maximum share of the screen that may move while it loads. */
const SHIFT_MAX = 0.02;

/** Factor by which the processor is slower, as on a cheap phone. */
const SLOWER = 4;

/** A slower processor needs more time by the same factor than a journey has for a text to appear, in milliseconds. */
const timeout = SLOWER * 5_000;

const SCREENS_AND_MORE = [
  ...SCREENS,
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
];

for (const { name, path, full: text } of SCREENS_AND_MORE) {
  test(`the layout of ${name} hardly moves with a slow processor`, async ({ page, full }) => {
    await chooseList(page, { id: full.listId });
    await expectCalm(page, path(full), text);
  });
}

own(
  'the layout of attendance and teams hardly moves with a slow processor when answers by the link have changed the teams',
  async ({ page, browser, origin, startSession }) => {
    await startSession();
    const { list, match, players } = await seedRoster(page, ELEVEN);
    const path = await seedLink(page, list);
    const player = await phone(browser, origin);
    for (const { name } of players.slice(0, 8))
      await answer(player.request, path, { name, says: 'voy', comment: 'llego 10 min tarde' });
    await player.context().close();
    const ids = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: ids.slice(1, 5), oscuroTeam: ids.slice(5, 9) });
    await expectCalm(page, `/confirm-attendance?matchId=${match.id}`, 'MOSTRAR EL CAMBIO');
    await expectCalm(page, `/form-teams?matchId=${match.id}`, 'MOSTRAR EL CAMBIO');
  },
);

/** Opens a screen on a phone and on a desktop with a slow processor, and expects that its layout hardly moves. */
async function expectCalm(page: Page, path: string, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout });
    await expect(page.getByText(/^Cargando/)).toHaveCount(0, { timeout });
    await page.waitForLoadState('networkidle');
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(SHIFT_MAX);
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
}
