import type { Home } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { toggle } from '../support/attendance.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import { openLive } from '../support/live.ts';
import { ask, hoursAgo, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

type Celebration = { word: string; takesTaps: boolean; endedAfter: number | null };

/**
 * Records the celebrations of the page: the word, whether the layer takes taps, and after how many milliseconds it
 * ends.
 */
async function watchCelebrations(page: Page): Promise<() => Promise<Celebration[]>> {
  await page.addInitScript(() => {
    const celebrations: Celebration[] = [];
    Object.assign(window, { celebrations });
    const begun = new Map<Node, { celebration: Celebration; at: number }>();
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement) || !node.matches('.celebration')) continue;
        const takesTaps = getComputedStyle(node).pointerEvents !== 'none';
        const celebration = { word: node.textContent ?? '', takesTaps, endedAfter: null };
        celebrations.push(celebration);
        begun.set(node, { celebration, at: performance.now() });
      }
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        const seen = begun.get(node);
        if (seen) seen.celebration.endedAfter = performance.now() - seen.at;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate<Celebration[]>('celebrations');
}

/** Opens the attendance of a match in which nine of eleven players are confirmed. */
async function openNine(page: Page) {
  const seeded = await seedRoster(page, ELEVEN, 9);
  await openLive(page, `/confirm-attendance?matchId=${seeded.match.id}`);
  return seeded;
}

test('the tenth confirmed player is celebrated once, for less than a second, and no tap waits', async ({
  page,
  startSession,
}) => {
  const celebrations = await watchCelebrations(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/burst-')) code.push(request.url());
  });
  await startSession();
  await openNine(page);
  const [tenth, eleventh] = [toggle(page, 'Jugador J'), toggle(page, 'Jugador K')];
  await expect(tenth).toBeVisible();
  expect(code).toEqual([]);
  await tenth.click();
  await expect(page.locator('.celebration')).toBeAttached();
  // The layer covers the window, and the control below it takes the tap.
  await eleventh.click();
  await expect(eleventh).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.celebration')).toHaveCount(0);
  const [first] = await celebrations();
  expect(first).toMatchObject({ word: '¡YA SON 10!', takesTaps: false });
  expect(first?.endedAfter).toBeLessThan(1_500);
  const shifts = await layoutShifts(page);
  expect(shifts.filter((shift) => shift.includes('¡YA SON 10!'))).toEqual([]);

  await toggle(page, 'Jugador A').click();
  await toggle(page, 'Jugador B').click();
  await toggle(page, 'Jugador A').click();
  await expect(toggle(page, 'Jugador A')).toHaveAttribute('aria-pressed', 'true');
  const words = (await celebrations()).map(({ word }) => word);
  expect(words.filter((word) => word === '¡YA SON 10!')).toHaveLength(1);
});

test('a badge is announced once, on the page that earned it', async ({
  page,
  startSession,
  otherDevice,
}) => {
  const elsewhere = await watchCelebrations(otherDevice);
  await startSession();
  const { match } = await openNine(page);
  await openLive(otherDevice, `/confirm-attendance?matchId=${match.id}`);
  await toggle(page, 'Jugador J').click();
  await expect(toast(page, '¡Ganaste un logro!')).toBeVisible();
  await expect(toast(page, 'Master Convocador: 10 o más confirmados en un partido.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(toggle(otherDevice, 'Jugador J')).toHaveAttribute('aria-pressed', 'true');
  expect((await elsewhere()).map(({ word }) => word)).not.toContain('¡LOGRO!');
  await expect(toast(otherDevice, '¡Ganaste un logro!')).toHaveCount(0);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await expect(toggle(page, 'Jugador J')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, '¡Ganaste un logro!')).toHaveCount(0);
});

test('with reduced motion nothing flies, and the badge is still named', async ({
  page,
  startSession,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const celebrations = await watchCelebrations(page);
  await startSession();
  await openNine(page);
  await toggle(page, 'Jugador J').click();
  await expect(toast(page, '¡Ganaste un logro!')).toBeVisible();
  expect(await celebrations()).toEqual([]);
});

test('the first list is celebrated, and the second is not', async ({ page, signIn }) => {
  const celebrations = await watchCelebrations(page);
  await signIn();
  for (const name of ['Jueves', 'Viernes']) {
    await page.goto('/player-lists');
    await page.getByLabel('Nombre de la lista').fill(name);
    await page.getByRole('button', { name: 'CREAR LISTA' }).click();
    await expect(page).toHaveURL('/add-players');
    if (name === 'Jueves')
      await expect
        .poll(async () => (await celebrations()).map(({ word }) => word))
        .toEqual(['¡PRIMERA LISTA!']);
  }
  expect(await celebrations()).toEqual([]);
});

test('a result is celebrated when it is first saved, and not when it is corrected', async ({
  page,
  startSession,
}) => {
  const celebrations = await watchCelebrations(page);
  await startSession();
  const { list, players } = await seedRoster(page, ELEVEN, 10);
  const match = await seedMatch(page, list, hoursAgo());
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) });
  await page.goto(`/share-teams?matchId=${match.id}`);
  await page.getByRole('button', { name: 'Anotar resultado' }).click();
  const dialog = page.getByRole('dialog');
  const score = async (claro: string) => {
    for (const [side, goals] of [
      ['Claro', claro],
      ['Oscuro', '3'],
    ] as const)
      await dialog
        .getByRole('group', { name: `Goles de ${side}` })
        .getByText(goals, { exact: true })
        .click();
    await dialog.getByRole('button', { name: 'GUARDAR' }).click();
  };
  await score('4');
  await expect
    .poll(async () => (await celebrations()).map(({ word }) => word))
    .toEqual(['¡Ganó Claro!']);
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await score('2');
  await expect(dialog.getByRole('button', { name: 'Corregir' })).toBeVisible();
  expect(await celebrations()).toHaveLength(1);
});

test('la figura is celebrated when home first shows it', async ({ page, startSession }) => {
  const celebrations = await watchCelebrations(page);
  await startSession();
  const { match, players } = await seedRoster(page, ELEVEN, 10);
  const home = await ask<Home>(page, 'GET', '/api/home');
  const best = players.slice(0, 1).map(({ id, name }) => ({ playerId: id, name }));
  const figura = { matchId: match.id, players: best, votes: 4, voters: 6 };
  await readSingly(page);
  await page.route('**/api/home*', (route) => route.fulfill({ json: { ...home, figura } }));
  await page.goto('/');
  await expect(page.getByText(/^La figura del jueves: Jugador A/)).toBeVisible();
  await expect
    .poll(async () => (await celebrations()).map(({ word }) => word))
    .toEqual(['¡LA FIGURA!']);
  await page.reload();
  await expect(page.getByText(/^La figura del jueves: Jugador A/)).toBeVisible();
  expect(await celebrations()).toEqual([]);
});

test('a celebration sounds only after the organiser has turned the sound on', async ({
  page,
  startSession,
}) => {
  await page.addInitScript(() => {
    class CountedContext extends AudioContext {
      override createOscillator() {
        Object.assign(window, { sounds: Number(Reflect.get(window, 'sounds')) + 1 });
        return super.createOscillator();
      }
    }
    Object.assign(window, { sounds: 0, AudioContext: CountedContext });
  });
  const sounds = () => page.evaluate('sounds');
  await startSession();
  const { list, match } = await openNine(page);
  await toggle(page, 'Jugador J').click();
  await expect(page.locator('.celebration')).toBeAttached();
  expect(await sounds()).toBe(0);

  await page.goto('/profile');
  const sound = page.getByRole('checkbox', { name: 'Sonido' });
  await expect(sound).not.toBeChecked();
  await sound.check();
  await expect.poll(sounds).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  const later = await seedMatch(page, list, { date: '2030-01-10' });
  expect(later.id).not.toBe(match.id);
  for (const { id } of (
    await ask<{ id: string }[]>(page, 'GET', `/api/matches/${later.id}/players`)
  ).slice(0, 9))
    await ask(page, 'PUT', `/api/matches/${later.id}/players/${id}/confirm`, { isConfirmed: true });
  await openLive(page, `/confirm-attendance?matchId=${later.id}`);
  await toggle(page, 'Jugador J').click();
  await expect.poll(sounds).toBe(1);
  await page.goto('/profile');
  await sound.uncheck();
  await page.reload();
  await expect(sound).not.toBeChecked();
});
