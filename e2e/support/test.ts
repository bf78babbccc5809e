import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { fillAccount, type FullAccount } from './full-account.ts';
import { noteRefusals } from './refusals.ts';
import { newDatabase, startDemo } from './server/server.ts';

type Fixtures = {
  /** The address of an empty account that no other test of this server uses. */
  account: string;
  /** Gives the browser a session; the page stays where it is. */
  startSession: (account?: string) => Promise<void>;
  /** Signs the page in by redirect, without asking, and waits for the home screen. */
  signIn: (account?: string) => Promise<void>;
  /** A page on another device of the same organiser, signed in. */
  otherDevice: Page;
  /** What the console says when a test lets the server fail; nothing else is allowed. */
  expectedComplaint: RegExp | null;
  /** What the console has complained about so far. */
  complaints: string[];
  /** What the policy of a page has refused so far: never anything. */
  refusals: string[];
};

let accounts = 10;

/** A server with a database of its own for each worker; a test fails on any error or warning in the console, and on any breach of the page's policy. */
export const test = base.extend<Fixtures, { origin: string; full: FullAccount }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const server = await startDemo({ DATABASE_URL: newDatabase() });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // read only: every test of the worker sees the same
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

/** Which of its complaints a test does not expect. */
export function unexpected(complaints: readonly string[], expected: RegExp | null): string[] {
  return complaints.filter((complaint) => !expected?.test(complaint));
}

async function signInAs(page: Page, account: string): Promise<void> {
  await page.goto(signInPath(account));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in without asking, and leads home. */
export const signInPath = (account: string) => `/auth/google?mode=redirect&login_hint=${account}`;

/** It says so itself when it keeps the service worker out (playwright.config.ts). */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** Until `stop` is called. */
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
