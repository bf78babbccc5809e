import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { fillAccount, type FullAccount } from './full-account.ts';
import { noteRefusals } from './refusals.ts';
import { newDatabase, startDemo } from './server/server.ts';

type Fixtures = {
  /** E-mail address of an empty account, which no other test on this server uses. */
  account: string;
  /** Gives the browser a session of the account. The page stays where it is. */
  startSession: (account?: string) => Promise<void>;
  /** Signs the page in by a redirect, without the account chooser, and waits for the home screen. */
  signIn: (account?: string) => Promise<void>;
  /** Page on another device, which is signed in as the organiser of the test. */
  otherDevice: Page;
  /**
   * Pattern of the console messages that a test expects because the server fails in it; null if it expects none. Any
   * other message fails the test.
   */
  expectedComplaint: RegExp | null;
  /** Errors and warnings in the console so far. */
  complaints: string[];
  /** Requests that the Content-Security-Policy has blocked so far; any entry fails the test. */
  refusals: string[];
};

let accounts = 10;

/**
 * Base of all journeys. Each worker has its own server and database. A test fails after any error or warning in the
 * console, and after any violation of the page's Content-Security-Policy.
 */
export const test = base.extend<Fixtures, { origin: string; full: FullAccount }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const server = await startDemo({ DATABASE_URL: newDatabase() });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // All tests of a worker share this account, so they must not change it.
  full: [
    async ({ origin }, use) => use(await fillAccount(origin, 'vacio-999@picadito.local')),
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  account: async ({ baseURL: _ }, use) => {
    accounts += 1;
    await use(`vacio-${accounts}@picadito.local`);
  },
  expectedComplaint: [null, { option: true }],
  complaints: async ({ expectedComplaint: _ }, use) => use([]),
  refusals: async ({ context }, use) => {
    const refusals: string[] = [];
    await noteRefusals(context, refusals);
    await use(refusals);
    base.expect(refusals, 'breaches of the Content-Security-Policy').toEqual([]);
  },
  page: async ({ page, expectedComplaint, complaints, refusals: _ }, use) => {
    listen(page, complaints);
    page.on('popup', (popup) => listen(popup, complaints));
    await use(page);
    const faults = unexpected(complaints, expectedComplaint);
    base.expect(faults, 'errors and warnings in the console').toEqual([]);
  },
  startSession: async ({ context, account }, use) => {
    await use(async (chosen = account) => {
      base.expect((await context.request.get(signInPath(chosen))).url()).toMatch(/\/$/);
    });
  },
  signIn: async ({ page, account }, use) => {
    await use(async (chosen = account) => {
      await signInAs(page, chosen);
    });
  },
  otherDevice: async ({ browser, account, complaints, refusals }, use) => {
    const context = await browser.newContext();
    await noteRefusals(context, refusals);
    const other = await context.newPage();
    listen(other, complaints);
    await signInAs(other, account);
    await use(other);
    await context.close();
  },
});

export const expect = base.expect;

export function unexpected(complaints: readonly string[], expected: RegExp | null): string[] {
  return complaints.filter((complaint) => !expected?.test(complaint));
}

async function signInAs(page: Page, account: string): Promise<void> {
  await page.goto(signInPath(account));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Returns the path that signs an account in without the account chooser and leads to the home screen. */
export const signInPath = (account: string) => `/auth/google?mode=redirect&login_hint=${account}`;

/**
 * Message that Playwright writes to the console when it blocks the service worker (playwright.config.ts); it does not
 * count.
 */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** Adds the errors and warnings of a page's console to `complaints`. Returns a function that stops this. */
export function listen(page: Page, complaints: string[]): () => void {
  const noteMessage = (message: ConsoleMessage) => {
    if (message.text() === OF_PLAYWRIGHT) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  const noteError = (error: Error) => void complaints.push(String(error));
  page.on('console', noteMessage);
  page.on('pageerror', noteError);
  return () => {
    page.off('console', noteMessage);
    page.off('pageerror', noteError);
  };
}
