import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { fillAccount, type FullAccount } from './full-account.ts';
import { noteRefusals } from './refusals.ts';
import { newDatabase, startDemo } from './server/server.ts';

type Fixtures = {
  /** Holds the e-mail address of an empty account that no other test of this server uses. */
  account: string;
  /** Gives the browser a session; the page stays where it is. */
  startSession: (account?: string) => Promise<void>;
  /** Signs the page in by redirect, without asking, and waits for the home screen. */
  signIn: (account?: string) => Promise<void>;
  /** Opens a signed-in page on another device of the same organiser. */
  otherDevice: Page;
  /** Matches the console messages of a test that lets the server fail; any other message fails the test. */
  expectedComplaint: RegExp | null;
  /** Holds the errors and warnings in the console so far. */
  complaints: string[];
  /** Holds what a page's Content-Security-Policy has refused so far; any entry fails the test. */
  refusals: string[];
};

let accounts = 10;

/**
 * Extends the tests with a server and a database for each worker. A test fails on any error or warning in the console,
 * and on any breach of the page's Content-Security-Policy.
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
  // Tests must not change this account: all tests of the worker share it.
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

/** Returns the complaints that a test does not expect. */
export function unexpected(complaints: readonly string[], expected: RegExp | null): string[] {
  return complaints.filter((complaint) => !expected?.test(complaint));
}

async function signInAs(page: Page, account: string): Promise<void> {
  await page.goto(signInPath(account));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Returns the path that signs in without a question and leads to the home screen. */
export const signInPath = (account: string) => `/auth/google?mode=redirect&login_hint=${account}`;

/** Playwright logs this when it blocks the service worker (playwright.config.ts). */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** Collects the errors and warnings of a page in `complaints`; returns a function that stops it. */
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
