import type { Page } from '@playwright/test';
import { signedInPhone } from './browser.ts';
import type { Setting } from './setting.ts';
import { seedSquad, type Squad } from './seed.ts';

/** An account with so many players and matches, open in a phone of its own. */
export type Crowd = Squad & { page: Page };

let accounts = 0;

export async function newCrowd(
  { browser, origin }: Setting,
  size: { players: number; matches: number },
): Promise<Crowd> {
  accounts += 1;
  const phone = await signedInPhone(browser, origin, `vacio-${accounts}@picadito.local`);
  const squad = await seedSquad(phone, size);
  const page = await phone.newPage();
  await page.goto('/player-lists');
  await page
    .getByRole('listitem')
    .filter({ hasText: `Los ${size.players}` })
    .getByRole('button')
    .click();
  await page.waitForURL('/add-players');
  return { ...squad, page };
}
