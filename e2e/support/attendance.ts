import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SeedPlayer } from './seed.ts';
import { expect } from './test.ts';

export const PLAYERS: readonly SeedPlayer[] = [
  { name: 'Ana Agüero', skillLevel: '5', whatsapp: '+5491155551001' },
  { name: 'Beto Solé', skillLevel: '4', whatsapp: '+5491155551002' },
  { name: 'Caro Núñez' },
  { name: 'Dani Ibáñez', skillLevel: '2', whatsapp: '+5491155551004' },
];

/** Stands in for WhatsApp; hands out the numbers whose chats are opened, as they are. */
export async function answerWhatsApp(context: BrowserContext): Promise<readonly string[]> {
  const chats: string[] = [];
  await context.addInitScript(oneTabForEachTap);
  await context.route('https://wa.me/**', (route) => {
    chats.push(new URL(route.request().url()).pathname.slice(1));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  return chats;
}

/** As every browser has it, but for the headless shell, which lets any number open. */
function oneTabForEachTap(): void {
  const open = window.open.bind(window);
  window.open = (...tab) => (navigator.userActivation.isActive ? open(...tab) : null);
}

/** The player's card, or the row among the players who can be added. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

/** The main area of the player's card, which confirms and undoes. */
export function toggle(page: Page, name: string): Locator {
  return card(page, name).locator('button[aria-pressed]');
}

/** Opens the menu of a player and chooses `action`. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: action })
    .click();
}

/** What the counters of these names show. */
export async function expectCounters(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [label, count] of Object.entries(counts)) {
    const counter = page.locator('dl > div').filter({ hasText: label });
    await expect(counter.getByRole('definition')).toHaveText(String(count));
  }
}
