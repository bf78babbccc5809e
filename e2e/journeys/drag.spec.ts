import type { Locator, Page } from '@playwright/test';
import { untilQuiet } from '../support/browser/quiet.ts';
import { chooseManualTeams, names, openTeams, teamButton, team } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

test(
  'dragging is available with the manual method, also by keyboard',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const dragCode = () => asked.filter((url) => url.includes('/drag-layer')).length;
    await startSession();
    await untilQuiet(page, () => openTeams(page));
    await expect(names(team(page, 'Claro'))).toHaveText(['Ana', 'Dani']);
    await expect(page.getByRole('button', { name: 'Mover a Ana' })).toHaveCount(0);
    expect(dragCode()).toBe(0);

    await chooseManualTeams(page);
    const handle = page.getByRole('button', { name: 'Mover a Ana' });
    await expect(handle).toBeVisible();
    expect(dragCode()).toBe(1);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Levantaste a Ana, que está sin equipo.')).toBeAttached();
    await listening(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Ana, en Claro.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Ana, en Oscuro.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names(team(page, 'Oscuro'))).toHaveText(['Ana']);
    await expect(handle).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(names(team(page, 'Oscuro'))).toHaveText(['Ana']);
  },
);

test(
  'a player is dragged into a team: by mouse onto the board, by finger onto the dock',
  { tag: '@both' },
  async ({ page, startSession, isMobile }) => {
    await startSession();
    await openTeams(page);
    await chooseManualTeams(page);
    const handle = page.getByRole('button', { name: 'Mover a Caro' });
    const [drag, target] = isMobile
      ? [byFinger, dock(page).getByText('OSCURO', { exact: true })]
      : [byMouse, page.getByRole('heading', { name: 'Equipo Oscuro' })];
    await drag(page, handle, target, () =>
      expect(page.getByText('Caro, en Oscuro.')).toBeAttached(),
    );
    await expect(names(team(page, 'Oscuro'))).toHaveText(['Caro']);
    await expect(teamButton(page, 'Caro', 'OSCURO')).toHaveAttribute('aria-pressed', 'true');
  },
);

/**
 * Waits for a timer. The keyboard sensor announces first and listens from its next timer on: input could come before
 * that timer, but another timer cannot.
 */
const listening = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

/**
 * Finds the panel that appears near the thumb while a player is dragged. Screen readers do not get it, since it repeats
 * the places of the rows.
 */
const dock = (page: Page) => page.locator('.fixed[aria-hidden="true"]');

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`out of sight: ${String(target)}`);
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2 };
};

type Drag = (
  page: Page,
  handle: Locator,
  target: Locator,
  untilOver: () => Promise<void>,
) => Promise<void>;

const byMouse: Drag = async (page, handle, target, untilOver) => {
  await handle.hover();
  await page.mouse.down();
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  const end = await middleOf(target);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await untilOver();
  await page.mouse.up();
};

const byFinger: Drag = async (page, handle, target, untilOver) => {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handle);
  await send('touchStart', { x, y });
  await send('touchMove', { x: x + 10, y: y + 10 });
  const end = await middleOf(target);
  await send('touchMove', end);
  await untilOver();
  await send('touchEnd');
};
