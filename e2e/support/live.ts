import type { BrowserContext, Page, Request } from '@playwright/test';

const isStream = (request: Request) => request.resourceType() === 'eventsource';

/** Opens a screen, and waits until it hears what other devices change. */
export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => isStream(response.request()));
  await page.goto(path);
  await stream;
}

/** Which pages of this browser hold an event stream open now; a page that holds two is named twice. */
export function streamsOf(context: BrowserContext): () => Page[] {
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (isStream(request)) streams.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => streams.delete(request));
  context.on('requestfailed', (request) => streams.delete(request));
  return () => [...streams.values()].filter((page) => !page.isClosed());
}

/** A page that hears nothing of what other devices change: any answer to its stream would make it ask who it is. */
export async function beDeaf(page: Page): Promise<void> {
  await page.route('**/api/events?*', () => {});
}
