import type { Page } from '@playwright/test';
import { noteRefusals } from './refusals.ts';
import { listen, signInPath, test as base, unexpected } from './test.ts';

/** Holds a signed-in page, and what its Content-Security-Policy has refused. */
type Reader = { page: Page; refusals: string[] };

const EMPTY = 'vacio-2@picadito.local';

/**
 * Runs tests of what screens say. They change nothing in the account, so one page stays signed in for all tests of a
 * worker; routes, drafts and cached responses are cleared between them.
 */
export const test = base.extend<
  { /** Selects the account. */ reads: 'full' | 'empty' },
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
 * Clears the storage of the app except the owner: without the same owner the app clears everything when a screen opens.
 */
function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key !== 'picadito_owner') storage.removeItem(key);
    }
  }
}
