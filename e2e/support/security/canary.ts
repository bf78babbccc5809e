import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    foreignMarkup: () => string[];
    /**
     * Resolves with true as soon as the condition is true, and with false after five seconds. Checks the condition in
     * each task.
     */
    until: (isSo: () => boolean) => Promise<boolean>;
  }
}

/**
 * Returns an array to which every effect of injected script in this browser is added: a call of `ran`, a dialog, or a
 * request to another server.
 */
export async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const noticed: string[] = [];
  await context.exposeFunction('noteRun', () => void noticed.push('a script'));
  await context.addInitScript(() => {
    const noteRun: () => Promise<void> = Reflect.get(window, 'noteRun');
    Object.assign(window, { ran: () => void noteRun() });
  });
  await context.addInitScript(lookForMarkup);
  context.on('dialog', (dialog) => {
    noticed.push(`a ${dialog.type()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) noticed.push(url.href);
  });
  return noticed;
}

/** Returns how many of these texts the page contains: as text, in a control, or in an accessible name. */
export function countShown(page: Page, texts: readonly string[]): Promise<number> {
  return page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll('input, textarea')].map((one) =>
      'value' in one ? String(one.value) : '',
    );
    const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
    const all = [document.body.textContent, ...controls, ...named].join('\n');
    return wanted.filter((text) => all.includes(text)).length;
  }, texts);
}

/**
 * Returns the elements of a page that only a payload can have created: they have an event handler or a foreign address.
 */
export function foreignMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => window.foreignMarkup());
}

/** Defines the functions `foreignMarkup` and `until` of every page; runs in the page. */
function lookForMarkup(): void {
  const ours = /^(\/(?!\/)|#|blob:|https:\/\/wa\.me\/)/;
  const isForeign = ({ name, value }: Attr) =>
    name.startsWith('on') ||
    (['href', 'src', 'action', 'data', 'srcdoc'].includes(name) && !ours.test(value));
  window.foreignMarkup = () =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.matches('script, style, base') || [...element.attributes].some(isForeign),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  window.until = async (isSo) => {
    const late = performance.now() + 5_000;
    do {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    } while (!isSo() && performance.now() < late);
    return isSo();
  };
}
