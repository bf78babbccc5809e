import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SeedPlayer } from './seed.ts';
import { expect } from './test.ts';

export const PLAYERS: readonly SeedPlayer[] = [
  { name: 'Ana Agüero', skillLevel: '5', whatsapp: '+5491155551001' },
  { name: 'Beto Solé', skillLevel: '4', whatsapp: '+5491155551002' },
  { name: 'Caro Núñez' },
  { name: 'Dani Ibáñez', skillLevel: '2', whatsapp: '+5491155551004' },
];

/** Makes links to WhatsApp open a stand-in. Returns an array to which each opened chat adds its phone number. */
export async function answerWhatsApp(context: BrowserContext): Promise<readonly string[]> {
  const chats: string[] = [];
  await context.addInitScript(oneTabForEachTap);
  await context.route('https://wa.me/**', (route) => {
    chats.push(new URL(route.request().url()).pathname.slice(1));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  return chats;
}

/**
 * Makes `window.open` block a second tab from one tap; runs in the page. Every browser does so, except for the headless
 * Chromium of the tests.
 */
function oneTabForEachTap(): void {
  const open = window.open.bind(window);
  window.open = (...tab) => (navigator.userActivation.isActive ? open(...tab) : null);
}

/** Returns the card of a player of the match, or the row of a player who can be added to the match. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

/**
 * Matches the name of the button that confirms a player or takes the confirmation back, on phones and in wide windows.
 */
export const CONFIRMS = /^(VA|CONFIRMAR|CANCELAR) /;

/** Returns the button on a player's card that confirms the player, and on a second tap takes the confirmation back. */
export function toggle(page: Page, name: string): Locator {
  return card(page, name).getByRole('button', { name: CONFIRMS });
}

/**
 * Chooses an action that concerns the whole match. If its button is not on the screen, as on phones for most of these
 * actions, the function opens the menu that has the action.
 */
export async function chooseMatchAction(page: Page, name: string | RegExp): Promise<void> {
  const action = actionOf(page, name);
  const menu = page.getByRole('button', { name: 'Más acciones del partido' });
  await expect(action.or(menu).first()).toBeVisible();
  if (!(await action.isVisible())) await menu.click();
  await action.click();
}

export function actionOf(page: Page, name: string | RegExp): Locator {
  // The pattern is case-sensitive: the menu of the app has an 'Armar Equipos' besides the button in capitals.
  const begins =
    typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`) : name;
  return page.getByRole('button', { name: begins }).or(page.getByRole('link', { name: begins }));
}

/**
 * Returns the link to a player's chat; in narrow windows the link is in the player's menu, which the function opens.
 */
export async function openChat(page: Page, name: string): Promise<Locator> {
  const beside = page.getByRole('link', { name: `MENSAJE a ${name}` });
  await expect(card(page, name)).toBeVisible();
  if (await beside.isVisible()) return beside;
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  return page.getByRole('link', { name: 'MENSAJE', exact: true });
}

/** Chooses `action` on a player: a button of the row in large windows, else an item of the menu, which this opens. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  const beside = card(page, name).getByRole('button', { name: new RegExp(`^${action} `) });
  await expect(card(page, name)).toBeVisible();
  if (await beside.isVisible()) return beside.click();
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: action })
    .click();
}

/**
 * Expects the screen to show these numbers of players: in tiles, or on phones in one line and in the links to the
 * groups.
 */
export async function expectCounters(page: Page, counts: Record<string, number>): Promise<void> {
  const line = page.getByText(/^\d+ de \d+ confirmados? · \d+ % de la lista/);
  await expect(line).toBeVisible();
  const hasTiles = await page.locator('dl').isVisible();
  for (const [label, count] of Object.entries(counts)) {
    if (hasTiles) {
      const counter = page.locator('dl > div').filter({ hasText: label });
      await expect(counter.getByRole('definition')).toHaveText(String(count));
    } else if (label === 'PENDIENTES') {
      await expect(page.getByRole('button', { name: `Pendientes ${count}` })).toBeVisible();
    } else {
      await expect(line).toContainText(ON_PHONES[label]?.(count) ?? label);
    }
  }
}

const ON_PHONES: Record<string, (count: number) => string | RegExp> = {
  'TOTAL JUGADORES': (count) => ` de ${count} `,
  CONFIRMADOS: (count) => new RegExp(`^${count} de `),
  'CON WHATSAPP': (count) => `${count} con WhatsApp`,
};
