import { foreignMarkup, shown, watch } from './canary.ts';
import { PAYLOADS } from './payloads.ts';
import { expect, test as base } from './test.ts';
import type { Page } from '@playwright/test';

/** What ran or called out, in any page of the test: never anything, whatever the screens show. */
export const test = base.extend<{ noticed: string[] }>({
  noticed: async ({ context, origin }, use) => {
    const noticed = await watch(context, origin);
    await use(noticed);
    expect(noticed, 'what ran').toEqual([]);
  },
});
export const [HOT = '', ...MORE] = PAYLOADS.filter((payload) => payload.startsWith('<img'));

/** Every payload stands on the screen as text, and none has become markup. */
export async function showsAll(page: Page, path: string, texts = PAYLOADS): Promise<void> {
  await page.goto(path);
  await expect.poll(() => shown(page, texts), path).toBe(texts.length);
  expect(await foreignMarkup(page)).toEqual([]);
}
