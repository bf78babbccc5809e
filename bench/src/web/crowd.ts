import type { Page } from '@playwright/test';
import { signedInPhone, type Setting } from './browser.ts';
import { seedSquad, type Squad } from './seed.ts';

/** Type of an account with players and matches, and of the page of a phone that is signed in to the account. */
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
