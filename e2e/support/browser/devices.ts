import type { BrowserContext, Page } from '@playwright/test';

/**
 * Replaces the device's share sheet, and returns a function that reads the shared texts. If `answer` is 'close', the
 * stand-in acts as a user who dismisses the sheet.
 */
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

/** Puts a text on the clipboard, as if the user had copied it in another app. */
export async function copied(context: BrowserContext, page: Page, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** Window size of a phone in landscape, which is wide enough for the layout of wide screens. */
export const LANDSCAPE = { width: 844, height: 390 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const TABLET = { width: 768, height: 1024 };
