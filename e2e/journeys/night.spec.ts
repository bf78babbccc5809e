import type { Page, Route } from '@playwright/test';
import { phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import {
  countTaps,
  idOf,
  nightOf,
  nightPath,
  rearrangeTeams,
  seedNight,
  tap,
  target,
  teamsOn,
} from '../support/night.ts';
import { ask, seedLink } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const EVENING = '2030-01-03T21:20:00-03:00';

/** Complaints of a page without a signal, and of a game that the server has refused. */
const NO_SIGNAL =
  /ERR_INTERNET_DISCONNECTED|409|session|profile could not|No se pud|Error al|Sin conexi|Time zone/;

const away = (route: Route) => route.abort('internetdisconnected');
const games = (page: Page) => page.getByRole('list', { name: 'Los partidos' });
const saved = async (page: Page, match: Parameters<typeof nightOf>[1]) =>
  (await nightOf(page, match)).games.map(({ home, away: other, outcome }) =>
    [home, other, outcome].join(' '),
  );

async function setNetwork(page: Page, isOn: boolean): Promise<void> {
  if (!isOn) {
    await page.route('**/api/**', away);
    return;
  }
  await page.unroute('**/api/**', away);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Plays the games 2 to 9 of the night of `seedNight`: Juli leaves, the teams change, and Zoe comes late. */
async function playOffline(page: Page): Promise<void> {
  await tap(page, 'GANÓ CLARO');
  await tap(page, 'GANÓ CLARO');
  await expect(page.getByText('CLARO ganó 3 seguidos: descansa.')).toBeVisible();
  // A player leaves, and one of the waiting team fills the hole.
  await page.getByRole('button', { name: 'Juli', exact: true }).click();
  await page.getByRole('button', { name: 'SE FUE' }).click();
  await expect(page.getByText(/Completa \S+, que jugó menos\./)).toBeVisible();
  await tap(page, 'EMPATE');
  await rearrangeTeams(page);
  // Zoe comes late, and joins the team that has a place.
  await page.getByRole('button', { name: 'LLEGÓ ALGUIEN' }).click();
  await page.getByRole('button', { name: 'Zoe' }).click();
  await expect(page.getByText('Zoe va a NARANJA').first()).toBeVisible();
  for (let game = 5; game <= 9; game += 1) {
    const first = page.getByRole('button', { name: /^GANÓ/ }).first();
    await tap(page, (await first.textContent()) ?? '');
    // The buttons rest for three seconds.
    await page.clock.fastForward(3_000);
  }
}

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock(EVENING);
  await startSession();
});

test.describe('without a signal from the second game on', () => {
  test.use({ expectedComplaint: NO_SIGNAL });

  test('a night of fifteen on two phones loses nothing and asks once', async ({
    page,
    otherDevice,
  }) => {
    const { match, players } = await seedNight(page);
    await openLive(page, nightPath(match));
    await openLive(otherDevice, nightPath(match));
    await countTaps(page);
    await tap(page, 'GANÓ CLARO');
    await expect(otherDevice.getByText('Lo anotó tu otro celu.')).toBeVisible();
    for (const phone of [page, otherDevice]) {
      await expect(phone.getByText('Sigue CLARO contra NARANJA. Descansa OSCURO.')).toBeVisible();
    }

    await setNetwork(page, false);
    await setNetwork(otherDevice, false);
    await playOffline(page);
    await expect(games(page).getByRole('listitem')).toHaveCount(9);
    expect(await page.evaluate(() => document.body.dataset['taps'])).toBe('9');

    // The other phone has seen the second game end otherwise.
    await tap(otherDevice, 'EMPATE');
    await tap(otherDevice, 'EMPATE');

    await setNetwork(page, true);
    for (let game = 2; game <= 9; game += 1)
      await expect.poll(() => saved(page, match)).toHaveProperty(`${game - 1}`);
    const nine = await saved(page, match);
    const night = await nightOf(page, match);
    expect(night.games[3]?.absent).toContain(idOf(players, 'Juli'));
    const lent = night.games[3]?.lent ?? [];
    expect(lent.filter(({ to }) => to === 'oscuro')).toHaveLength(1);
    expect(lent).toContainEqual({ playerId: idOf(players, 'Paco'), to: 'naranja' });

    await setNetwork(otherDevice, true);
    const question = otherDevice.getByRole('alert').filter({ hasText: 'desde el partido 2' });
    await expect(question).toBeVisible();
    await expect(target(otherDevice, 'EMPATE')).toHaveAttribute('aria-disabled', 'true');
    await expect(target(otherDevice, 'TERMINAR LA NOCHE')).toBeDisabled();
    await question.getByRole('button', { name: 'LOS DE TU OTRO CELU' }).click();
    await expect(question).toHaveCount(0);
    await expect(games(otherDevice).getByRole('listitem')).toHaveCount(9);
    expect(await saved(page, match)).toEqual(nine);
    expect(await games(otherDevice).textContent()).toBe(await games(page).textContent());
    const teams =
      'Kike Beto Caro Dani Ema, Fede Gabi Hugo Iván Juli (no está), Ana Lola Nico Olga Zoe';
    for (const phone of [page, otherDevice]) await expect.poll(() => teamsOn(phone)).toBe(teams);
    const last = (await nightOf(page, match)).games.at(-1);
    expect(last?.absent).toEqual([idOf(players, 'Juli')]);

    await page.getByRole('button', { name: 'TERMINAR LA NOCHE' }).click();
    for (const phone of [page, otherDevice]) {
      await expect(phone.getByText(/^(Ganó|Empataron) .*: \d de \d$/)).toBeVisible();
    }
  });
});

test.describe('without a signal on one phone', () => {
  test.use({ expectedComplaint: NO_SIGNAL });

  test(
    'the games of this phone replace those of the other one if the organiser wants',
    { tag: '@long' },
    async ({ page, otherDevice }) => {
      const { match } = await seedNight(page);
      await openLive(page, nightPath(match));
      await openLive(otherDevice, nightPath(match));
      await setNetwork(otherDevice, false);
      await tap(otherDevice, 'GANÓ OSCURO');
      await tap(otherDevice, 'GANÓ NARANJA');
      await tap(page, 'GANÓ CLARO');
      await expect.poll(() => saved(page, match)).toHaveLength(1);
      await setNetwork(otherDevice, true);
      await target(otherDevice, 'LOS MÍOS').click();
      await expect
        .poll(() => saved(page, match))
        .toEqual(['claro oscuro away', 'oscuro naranja away']);
      await expect(games(page)).toContainText('NARANJA le ganó a OSCURO');
    },
  );
});

test.describe('with a match that is suspended meanwhile', () => {
  test.use({
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|422|session|profile|Sin conexi|Time zone/,
  });

  test(
    'a game that the server refuses stays, and the screen says why',
    { tag: '@long' },
    async ({ page }) => {
      const { match } = await seedNight(page);
      await openLive(page, nightPath(match));
      await setNetwork(page, false);
      await tap(page, 'GANÓ CLARO');
      await ask(page, 'PATCH', `/api/matches/${match.id}`, { status: 'cancelado' });
      await setNetwork(page, true);
      const question = page.getByRole('alert').filter({ hasText: 'No se pudieron guardar' });
      await expect(question).toContainText('Un partido suspendido no tiene resultado.');
      await expect(question).toContainText('1. CLARO le ganó a OSCURO');
      // To try again would help only after the match is played again.
      await expect(question.getByRole('button')).toHaveText(['DESCARTARLOS', 'PROBAR DE NUEVO']);
      await question.getByRole('button', { name: 'DESCARTARLOS' }).click();
      await expect(question).toHaveCount(0);
      expect(await saved(page, match)).toEqual([]);
    },
  );
});

test('a night is undone, counted in goals, kept over a reload, and corrected at its end', async ({
  page,
}) => {
  const { match } = await seedNight(page);
  await page.goto(nightPath(match));
  await expect(page.getByText(/Quedan \d+ min: entran \d partidos más\./)).toBeVisible();
  // The clock of the first game runs from the first visit.
  await expect(page.getByText(/CLARO 0 – 0 OSCURO · 0:0[1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Gol de CLARO, van 0' }).click();
  await page.reload();
  await expect(page.getByText(/CLARO 1 – 0 OSCURO · \d+:\d\d · espera NARANJA/)).toBeVisible();
  await tap(page, 'GANÓ CLARO');
  await page.getByRole('button', { name: 'DESHACER' }).click();
  await expect(page.getByText(/CLARO 1 – 0 OSCURO/)).toBeVisible();
  await expect(games(page)).toHaveCount(0);
  await tap(page, 'GANÓ CLARO');
  await expect(games(page)).toContainText('CLARO 1 – 0 OSCURO');

  await page.getByRole('button', { name: 'TERMINAR LA NOCHE' }).click();
  await expect(page.getByText('Ganó CLARO: 1 de 1')).toBeVisible();
  await page.goto('/history');
  await page.getByRole('button', { name: /Ganó CLARO: 1 de 1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Resultado' });
  await dialog.getByRole('button', { name: /CLARO 1 – 0 OSCURO/ }).click();
  const editor = page.getByRole('dialog', { name: 'Partido 1' });
  await editor.getByText('GANÓ OSCURO').click();
  await editor.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(dialog.getByText('Ganó OSCURO: 1 de 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'SEGUIR JUGANDO' }).click();
  await expect(dialog.getByText('La noche todavía no está terminada.')).toBeVisible();
});

test('the group sees the teams, the table and the champion of a night, and so does home', async ({
  page,
  browser,
  baseURL,
  setClock,
  startSession,
}) => {
  const { list, match } = await seedNight(page);
  const path = await seedLink(page, list);
  await ask(page, 'PUT', `/api/matches/${match.id}/teams/shown`, {});
  const player = await phone(browser, baseURL ?? '');
  await player.goto(path);
  await expect(player.getByRole('heading', { name: 'NARANJA' })).toBeVisible();
  const table = player.getByRole('table', { name: 'La tabla de la noche' });
  await expect(table).toHaveCount(0);
  const game = { home: 'claro', away: 'oscuro', outcome: 'away' };
  await ask(page, 'PUT', `/api/matches/${match.id}/games/1`, game);
  await expect(table.getByRole('row')).toHaveText([
    /Equipo/,
    /^OSCURO110/,
    /^CLARO100/,
    /^NARANJA/,
  ]);

  await ask(page, 'POST', `/api/matches/${match.id}/games/finish`, {});
  await setClock('2030-01-04T10:00:00-03:00');
  await player.reload();
  await expect(player.getByText('Ganó OSCURO: 1 de 1')).toBeVisible();
  await startSession();
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Partidos Recientes' });
  await expect(recent.getByText('Ganó OSCURO: 1 de 1')).toBeVisible();
  await expect(page.getByText('¿Cómo salieron el jueves?')).toHaveCount(0);
});
