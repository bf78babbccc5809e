import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    foreignMarkup: () => string[];
    /** Whether this comes true within five seconds; asks at every turn of the page. */
    until: (isSo: () => boolean) => Promise<boolean>;
  }
}

/** Notes whatever script of others does in this browser: calls `ran`, asks something, or calls another server. */
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

/** How many of these texts the page shows: as text, in a control, or in an accessible name. */
export function shown(page: Page, texts: readonly string[]): Promise<number> {
  return page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll('input, textarea')].map((one) =>
      'value' in one ? String(one.value) : '',
    );
    const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
    const all = [document.body.textContent, ...controls, ...named].join('\n');
    return wanted.filter((text) => all.includes(text)).length;
  }, texts);
}

/** Elements that only a payload can have made: with a handler, or an address that is not ours. */
export function foreignMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => window.foreignMarkup());
}

/** Runs in every page. */
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
