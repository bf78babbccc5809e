import type { Page } from '@playwright/test';
import { noteRefusals } from './refusals.ts';
import { listen, signInPath, test as base, unexpected } from './test.ts';

/**
 * Type of a page that stays signed in for many tests, with the requests that its Content-Security-Policy has blocked.
 */
type Reader = { page: Page; refusals: string[] };

const EMPTY = 'vacio-2@picadito.local';

/**
 * Base of tests of texts on screens. The tests change nothing in the account, so all tests of a worker share one
 * signed-in page; routes, drafts and cached responses are cleared between tests.
 */
export const test = base.extend<
  { /** Account that the tests read: the full one or an empty one. */ reads: 'full' | 'empty' },
  { readers: (account: string) => Promise<Reader> }
>({
  reads: ['full', { option: true }],
  readers: [
    async ({ browser, origin }, use, { project }) => {
      const open = new Map<string, Reader>();
      await use(async (account) => {
        const reader = open.get(account) ?? (await signedIn(account));
        open.set(account, reader);
        return reader;
      });
      for (const { page } of open.values()) await page.context().close();

      async function signedIn(account: string): Promise<Reader> {
        const context = await browser.newContext({ ...project.use, baseURL: origin });
        const refusals: string[] = [];
        await noteRefusals(context, refusals);
        const page = await context.newPage();
        await page.goto(signInPath(account));
        await page.getByRole('heading', { level: 1 }).waitFor();
        return { page, refusals };
      }
    },
    { scope: 'worker' },
  ],
  page: async ({ readers, reads, full, complaints, expectedComplaint }, use, { project }) => {
    const { page, refusals } = await readers(reads === 'full' ? full.account : EMPTY);
    await page.setViewportSize(project.use.viewport ?? { width: 1280, height: 800 });
    await page.goto('/healthz');
    await page.evaluate(forget);
    const stop = listen(page, complaints);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    stop();
    const faults = unexpected(complaints, expectedComplaint);
    base.expect(faults, 'errors and warnings in the console').toEqual([]);
    base.expect(refusals.splice(0), 'breaches of the Content-Security-Policy').toEqual([]);
  },
});

export const expect = base.expect;

/**
 * Clears the app's storage in the page, but keeps the entry about its owner. Without this owner the app would clear
 * everything itself when a screen opens.
 */
function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key !== 'picadito_owner') storage.removeItem(key);
    }
  }
}
