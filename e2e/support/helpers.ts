import type { Helper, HelperLink, HelperRights, PlayersList } from '@picadito/domain';
import type { Browser, Page } from '@playwright/test';
import { phone } from './group-link.ts';
import { ask } from './seed.ts';
import { signInPath } from './test.ts';

/** Returns the account of the first or second helper of an owner; no other test uses it. */
export function helperOf(account: string, place: 1 | 2 = 1): string {
  return account.replace(/\d+/, (number) => String(Number(number) + 250 + 250 * place));
}

/** Sets the name of the signed-in user of a page. */
export async function setName(page: Page, name: string): Promise<void> {
  await ask(page, 'PATCH', '/api/me', { name });
}

/**
 * Makes a new user of this name a confirmed helper of a list of the user of `owner`, and returns the phone of the
 * helper, which is signed in.
 */
export async function seedHelper(
  browser: Browser,
  origin: string,
  {
    owner,
    account,
    name,
    list,
    rights = 'matches',
  }: { owner: Page; account: string; name: string; list: PlayersList; rights?: HelperRights },
): Promise<Page> {
  const path = `/api/lists/${list.id}/helpers`;
  const { url } = await ask<HelperLink>(owner, 'POST', path, { rights });
  const page = await phone(browser, origin);
  await page.request.get(signInPath(account));
  await setName(page, name);
  await ask(page, 'POST', `/api/invitations/${new URL(url).pathname.split('/')[2]}/accept`);
  const helpers = await ask<Helper[]>(owner, 'GET', path);
  const [accepted] = helpers.filter(({ state }) => state === 'accepted');
  await ask(owner, 'POST', `${path}/${accepted?.id}/confirm`);
  return page;
}
