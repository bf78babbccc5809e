import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { test as base } from '../test.ts';
import { newDatabase, startDemo } from './server.ts';

const CLOCK = pathToFileURL(join(import.meta.dirname, 'clock.ts')).href;

/**
 * Returns the path of a file and a function that sets the time. The server adds the milliseconds in this file to its
 * clock.
 */
function settableClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'picadito-clock-')), 'ahead');
  const set = (moment: string): void => {
    writeFileSync(`${file}.new`, String(Date.parse(moment) - Date.now()));
    renameSync(`${file}.new`, file);
  };
  return { file, set };
}

export type Phones = () => Promise<APIRequestContext>;

/**
 * Base of tests of journeys over several days. Each worker has its own server, whose clock a test sets before it signs
 * in.
 */
export const test = base.extend<
  {
    /**
     * Sets the clocks of the server and of the organiser's page to an instant in the form of RFC 3339. The players'
     * pages use no clock.
     */
    setClock: (moment: string) => Promise<void>;
    /** Creates further phones. Each has its own cookies, and sends requests without a page. */
    phones: Phones;
  },
  { clock: ReturnType<typeof settableClock> }
>({
  clock: [async ({ browserName: _ }, use) => use(settableClock()), { scope: 'worker' }],
  origin: [
    async ({ clock }, use) => {
      clock.set(new Date().toISOString());
      const server = await startDemo({
        DATABASE_URL: newDatabase(),
        TEST_CLOCK: clock.file,
        NODE_OPTIONS: `--import=${CLOCK}`,
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  phones: async ({ playwright, baseURL }, use) => {
    const all: APIRequestContext[] = [];
    await use(async () => {
      const phone = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      all.push(phone);
      return phone;
    });
    await Promise.all(all.map((phone) => phone.dispose()));
  },
  setClock: async ({ clock, page }, use) => {
    await use(async (moment) => {
      clock.set(moment);
      await page.clock.install({ time: moment });
    });
  },
});

export { expect } from '../test.ts';
