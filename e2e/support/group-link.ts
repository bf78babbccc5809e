import type { GroupPage, PersonalLinks, SpokenAnswer } from '@picadito/domain';
import { request, type Browser, type Locator, type Page } from '@playwright/test';
import { PHONE } from './browser/devices.ts';
import { ask } from './seed.ts';
import { expect } from './test.ts';

/**
 * Type of a client that posts answers as the script of the players' page does: Playwright's request context, or another
 * HTTP client.
 */
type Phone = {
  post: (
    path: string,
    sent: { data: object },
  ) => Promise<{ status: () => number; json: () => Promise<unknown> }>;
};

/** Answers for a player in the next match, as the script of the players' page does, from the client `phone`. */
export async function answer(
  phone: Phone,
  path: string,
  { name, says, comment = '' }: { name: string; says: SpokenAnswer; comment?: string },
): Promise<void> {
  const send = async (operation: string, data: object): Promise<GroupPage> => {
    const response = await phone.post(`${path}/${operation}`, { data });
    expect(response.status(), `${name} ${operation}`).toBe(200);
    return (await response.json()) as GroupPage;
  };
  const { next } = await send('forget', {});
  const player = next?.people.find((person) => person.name === name);
  await send('answer', {
    match: next?.key,
    date: next?.date,
    time: next?.time,
    place: next?.location,
    player: player?.key,
    answer: says,
    comment,
  });
}

export async function phone(
  browser: Browser,
  baseURL: string,
  javaScriptEnabled = true,
): Promise<Page> {
  const look = { viewport: PHONE, colorScheme: 'dark' } as const;
  const context = await browser.newContext({ ...look, baseURL, javaScriptEnabled });
  return context.newPage();
}

/**
 * Opens a browser for each of these players. Each browser says VOY for its player and thus becomes the owner of the
 * name.
 */
export async function phonesOf(
  browser: Browser,
  baseURL: string,
  { path, names, hasScript = () => true }: PhonesOf,
): Promise<Page[]> {
  const phones: Page[] = [];
  for (const name of names) {
    const player = await phone(browser, baseURL, hasScript(name));
    await answer(player.request, path, { name, says: 'voy' });
    phones.push(player);
  }
  return phones;
}

type PhonesOf = {
  path: string;
  names: readonly string[];
  hasScript?: (name: string) => boolean;
};

export async function personalLink(page: Page, listId: string): Promise<string> {
  const [own] = await ask<PersonalLinks>(page, 'GET', `/api/lists/${listId}/link/personal`);
  return new URL(own?.address ?? '').pathname;
}

export const headline = (player: Page): Locator => player.getByRole('heading', { level: 1 });
export const button = (player: Page, name: string): Locator =>
  player.getByRole('button', { name, exact: true });

/** Answers on the players' page by the two taps of a first visit: one on the player's name, one on the answer. */
export async function answerAs(player: Page, name: string, answer: string): Promise<void> {
  await player.getByRole('link', { name, exact: true }).click();
  await expect(player.getByText('No soy yo')).toBeVisible();
  await button(player, answer).click();
}

export async function writeDown(player: Page, name: string, author: string): Promise<void> {
  await player.getByText('Anotar a otro').click();
  await button(player, name).click();
  await expect(player.getByText(`lo anotó ${author}`)).toBeVisible();
}

/** Lets the server store the next answer of a player, and loses the response with its cookie. */
export async function losesResponse(player: Page): Promise<void> {
  await player.route(
    '**/answer',
    async (route) => {
      const sent = route.request();
      const { origin } = new URL(sent.url());
      const server = await request.newContext({ extraHTTPHeaders: { origin } });
      const form = Object.fromEntries(new URLSearchParams(sent.postData() ?? ''));
      const response = await server.post(sent.url(), { form, maxRedirects: 0 });
      expect(response.status()).toBe(303);
      await server.dispose();
      await route.abort();
    },
    { times: 1 },
  );
}
