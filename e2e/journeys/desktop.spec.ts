import type { Page } from '@playwright/test';
import { answerWhatsApp, card, PLAYERS } from '../support/attendance.ts';
import { DESKTOP } from '../support/browser/devices.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const LARGE = { width: 1920, height: 1080 };
const SMALL = { width: 1024, height: 768 };
const WORDS = ['CONFIRMAR', 'MENSAJE', 'ELEGIR', 'CLARO', 'OSCURO', 'SUPLENTE', 'ELIMINAR'];

const details = (page: Page) => page.getByRole('region', { name: 'Detalles del partido' });
const buttonOf = (page: Page, player: string, word: string) =>
  card(page, player).getByRole('button', { name: new RegExp(`^${word} `) });

async function looksGood(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

test(
  'from 1024 px up a row of the attendance has all actions as buttons, each in a column of its own',
  { tag: '@desktop' },
  async ({ page, context, startSession }) => {
    await answerWhatsApp(context);
    await startSession();
    const { match } = await seedRoster(page, PLAYERS, 2);
    await page.setViewportSize({ width: 1023, height: 768 });
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(page.getByRole('button', { name: 'Más acciones para Dani Ibáñez' })).toBeVisible();
    for (const size of [SMALL, DESKTOP, LARGE]) {
      await page.setViewportSize(size);
      for (const word of WORDS) {
        const name = new RegExp(`^${word} `);
        const action = card(page, 'Dani Ibáñez').getByRole('button', { name });
        const chat = card(page, 'Dani Ibáñez').getByRole('link', { name });
        await expect(action.or(chat)).toBeVisible();
      }
      await expect(page.getByRole('button', { name: /^Más acciones para \w+ \w+$/ })).toHaveCount(
        0,
      );
      const [one, other] = ['Ana Agüero', 'Caro Núñez'].map((name) =>
        buttonOf(page, name, 'ELIMINAR'),
      );
      expect((await one?.boundingBox())?.x).toBe((await other?.boundingBox())?.x);
      await looksGood(page);
    }

    await expect(card(page, 'Dani Ibáñez').getByRole('link')).toHaveAccessibleName(
      'MENSAJE a Dani Ibáñez',
    );
    await expect(card(page, 'Caro Núñez').getByRole('link')).toHaveCount(0);
    await buttonOf(page, 'Dani Ibáñez', 'ELEGIR').click();
    await expect(buttonOf(page, 'Dani Ibáñez', 'QUITAR')).toBeFocused();
    await expect(page.getByRole('button', { name: 'CONVOCAR ELEGIDOS (1)' })).toBeVisible();
    await buttonOf(page, 'Ana Agüero', 'CLARO').click();
    await expect(buttonOf(page, 'Ana Agüero', 'CLARO')).toHaveAttribute('aria-pressed', 'true');
    await buttonOf(page, 'Ana Agüero', 'OSCURO').click();
    await expect(buttonOf(page, 'Ana Agüero', 'CLARO')).toHaveAttribute('aria-pressed', 'false');
    await buttonOf(page, 'Caro Núñez', 'ELIMINAR').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    await expect(card(page, 'Caro Núñez')).toHaveCount(0);
  },
);

test(
  'from 1024 px up the history shows a match next to the list, below that on a screen of its own',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    await startSession();
    const { list, match, players } = await seedRoster(page, PLAYERS, 4);
    const [ana = '', beto = '', ...rest] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [ana], oscuroTeam: [beto], suplentes: rest });
    const other = await seedMatch(page, list, { location: 'Polideportivo Sur' });
    await page.goto('/history');
    await expect(details(page)).toContainText('Cancha Núñez');
    await expect(details(page).getByRole('list', { name: /^Equipo Claro/ })).toContainText('Ana');
    const row = page.getByRole('listitem').filter({ hasText: 'Polideportivo Sur' });
    await row.getByRole('link', { name: /^Ver detalles/ }).click();
    await expect(page).toHaveURL('/history');
    await expect(details(page)).toContainText('Polideportivo Sur');
    await expect(details(page)).toContainText('Este partido no tiene equipos guardados.');
    await expect(row).toHaveAttribute('aria-current', 'location');
    for (const size of [SMALL, DESKTOP, LARGE]) {
      await page.setViewportSize(size);
      await looksGood(page);
    }
    await details(page).getByRole('link', { name: 'Abrir partido' }).click();
    await expect(page).toHaveURL(`/form-teams?matchId=${other.id}`);

    await page.setViewportSize({ width: 1023, height: 768 });
    await page.goto('/history');
    await expect(details(page)).toHaveCount(0);
    await row.getByRole('link', { name: /^Ver detalles/ }).click();
    await expect(page).toHaveURL(`/form-teams?matchId=${other.id}`);
  },
);

test(
  'Alt and a letter press what the menu entry lists, and nothing happens in fields or behind a dialog',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    const entry = page.getByRole('button', { name: 'Atajos' });
    await expect(entry).toBeVisible();
    await expect(buttonOf(page, 'Ana Agüero', 'CONFIRMAR')).toBeVisible();
    await page.keyboard.press('Alt+k');
    const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' });
    for (const [name, keys] of [
      ['Confirmar', 'Alt+C'],
      ['Buscar jugador por nombre', 'Alt+B'],
      ['AVISAR AL GRUPO', 'Alt+G'],
      ['Fila siguiente, fila anterior', 'Alt+↓, Alt+↑'],
    ] as const) {
      await expect(dialog.locator('div').filter({ hasText: name }).last()).toContainText(keys);
    }
    await looksGood(page);
    await page.keyboard.press('Alt+h');
    await expect(page).toHaveURL(/confirm-attendance/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('h');
    await page.keyboard.press('Alt+b');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Alt+h');
    await expect(page).toHaveURL(/confirm-attendance/);

    await buttonOf(page, 'Ana Agüero', 'CONFIRMAR').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(buttonOf(page, 'Beto Solé', 'CONFIRMAR')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(buttonOf(page, 'Ana Agüero', 'CONFIRMAR')).toBeFocused();
    await page.keyboard.press('Alt+h');
    await expect(page).toHaveURL('/history');
    await page.setViewportSize({ width: 1023, height: 768 });
    await expect(entry).toBeHidden();
  },
);

test(
  'the content is at most 1440 px wide, and home has three columns then, with the achievements below two of them',
  { tag: '@desktop' },
  async ({ page, full, startSession }) => {
    await startSession(full.account);
    await page.setViewportSize(LARGE);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Logros' })).toContainText('XP');
    const panels = await Promise.all(
      ['Próximo Partido', 'Partidos Recientes', 'Tus Listas', 'Logros'].map((name) =>
        page.getByRole('region', { name }).boundingBox(),
      ),
    );
    const [next, recent, lists, achievements] = panels.map((box) => ({
      left: box?.x ?? 0,
      right: (box?.x ?? 0) + (box?.width ?? 0),
    }));
    expect(next?.left).toBe(244);
    expect(recent?.left).toBeGreaterThan(next?.right ?? 0);
    expect(lists?.left).toBeGreaterThan(recent?.right ?? 0);
    expect(lists?.right).toBe(1676);
    expect(achievements).toEqual({ left: recent?.left, right: 1676 });
    await looksGood(page);
  },
);

test(
  'in the widest windows the lists to choose from are next to each other, as wide as the page',
  { tag: '@desktop' },
  async ({ page, full, startSession }) => {
    await startSession(full.account);
    await page.setViewportSize(LARGE);
    await page.goto('/add-players');
    const rows = page.getByRole('list', { name: 'Mis Listas' }).getByRole('button');
    await expect(rows).toHaveCount(3);
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const [first, , last] = boxes;
    expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeGreaterThan(1350);
    await looksGood(page);
  },
);

test(
  'from 1280 px up players, board and actions of the teams are next to each other, in one window',
  { tag: '@desktop' },
  async ({ page, full, startSession }) => {
    await startSession(full.account);
    for (const size of [LARGE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(`/form-teams?matchId=${full.matchId}`);
      const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
      const parts = [
        page.getByRole('list', { name: 'Jugadores disponibles' }),
        page.getByRole('list', { name: /^Equipo Oscuro/ }),
        save,
      ];
      await expect(save).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: /^Suplentes/ })).toBeInViewport();
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const [players, board, button] = boxes.map((box) => box?.x ?? 0);
      expect(board).toBeGreaterThan(players ?? 0);
      expect(button).toBeGreaterThan(board ?? 0);
      await looksGood(page);
    }
    await page.keyboard.press('Alt+g');
    await expect(page.getByText('Equipos generados correctamente').first()).toBeVisible();
  },
);
