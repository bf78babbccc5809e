import type { BrowserContext, Page, Request } from '@playwright/test';

const isStream = (request: Request) => request.resourceType() === 'eventsource';

/** Opens a screen, and waits until its event stream is open. */
export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => isStream(response.request()));
  await page.goto(path);
  await stream;
}

/**
 * Returns a function that lists the pages of a browser with an open event stream. A page with two streams is listed
 * twice.
 */
export function streamsOf(context: BrowserContext): () => Page[] {
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (isStream(request)) streams.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => streams.delete(request));
  context.on('requestfailed', (request) => streams.delete(request));
  return () => [...streams.values()].filter((page) => !page.isClosed());
}

/**
 * Makes the page's event stream wait for a response that never comes. An error response would make the page check its
 * session.
 */
export async function blockEvents(page: Page): Promise<void> {
  await page.route('**/api/events?*', () => {});
}
