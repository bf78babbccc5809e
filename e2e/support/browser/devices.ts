import type { BrowserContext, Page } from '@playwright/test';

/** Stands in for the device's share sheet: hands out what is shared. `answer` 'close' shuts it again. */
export async function shareSheet(
  page: Page,
  answer: 'send' | 'close' = 'send',
): Promise<() => Promise<string[]>> {
  await page.addInitScript((how) => {
    const shared: string[] = [];
    const share = async (what: ShareData) => {
      if (how === 'close') throw new DOMException('closed', 'AbortError');
      shared.push(what.text ?? '');
    };
    Object.assign(navigator, { share, canShare: () => true });
    Object.assign(window, { shared });
  }, answer);
  return () => page.evaluate(() => (window as Window & { shared?: string[] }).shared ?? []);
}

/** What was copied last, as an app that one came from would leave it. */
export async function copied(context: BrowserContext, page: Page, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}
