import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
/** Resource type of requests that do not count: an event stream stays open as long as its page. */
const STREAM = 'eventsource';

/** Runs `load`, and waits until the page has had no open request, except streams, for `QUIET_MS`. */
export async function untilQuiet(page: Page, load: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  const start = (request: Request) => {
    if (request.resourceType() !== STREAM) underWay.add(request);
    last = Date.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', start);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await load();
  while (underWay.size > 0 || Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  page.off('request', start);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
}
