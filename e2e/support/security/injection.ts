import { foreignMarkup, countShown, watch } from './canary.ts';
import { PAYLOADS } from './payloads.ts';
import { expect, test as base } from '../test.ts';
import type { Page } from '@playwright/test';

/** Base of tests that fail if injected script has run or sent a request in any of their pages. */
export const test = base.extend<{ noticed: string[] }>({
  noticed: async ({ context, origin }, use) => {
    const noticed = await watch(context, origin);
    await use(noticed);
    expect(noticed, 'what ran').toEqual([]);
  },
});
export const [HOT = '', ...MORE] = PAYLOADS.filter((payload) => payload.startsWith('<img'));

/** Opens a page, and expects it to show every payload as text and to contain no element that a payload has created. */
export async function showsAll(
  page: Page,
  path: string,
  texts: readonly string[] = PAYLOADS,
): Promise<void> {
  await page.goto(path);
  await expect.poll(() => countShown(page, texts), path).toBe(texts.length);
  expect(await foreignMarkup(page)).toEqual([]);
}

/**
 * Types each payload into the search box with this label. Expects the page to repeat the payload as text, because the
 * search finds nothing.
 */
export async function searchesAll(page: Page, path: string, label: string): Promise<void> {
  if (path) await page.goto(path);
  await page.getByRole('searchbox', { name: label }).waitFor();
  const seen = await page.evaluate(
    async ({ name, texts }) => {
      const box = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')].find(
        ({ labels }) => labels?.[0]?.textContent === name,
      );
      // The native setter of the value bypasses React's. React would otherwise take the change for its own and ignore
      // the event.
      const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const seenAll = { said: 0, foreign: [] as string[] };
      for (const text of texts) {
        type?.set?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
        const says = () => document.querySelector('main')?.textContent.includes(`«${text}»`);
        if (await window.until(() => says() === true)) seenAll.said += 1;
        seenAll.foreign.push(...window.foreignMarkup());
      }
      return seenAll;
    },
    { name: label, texts: PAYLOADS },
  );
  expect(seen, `${path} ${label}`).toEqual({ said: PAYLOADS.length, foreign: [] });
}

type Questions = {
  /**
   * Name of the buttons that open a question; § takes the place of the text. A comma and more words may follow the
   * name.
   */
  button: string;
  /** Name of the item to choose if the button opens a menu. */
  item?: string;
  /**
   * Text of the toast that is shown after the question is confirmed; § takes the place of the text. Without it, the
   * question is cancelled.
   */
  toast?: string;
  texts?: readonly string[];
};

/**
 * Opens the question about each text by its button. Expects the menu, the question and the toast to show the text
 * unchanged.
 */
export async function asksAboutAll(
  page: Page,
  { button, item = '', toast = '', texts = PAYLOADS }: Questions,
): Promise<void> {
  const seen = await page.evaluate(
    async (wanted) => {
      const failed: string[] = [];
      const find = (within: string, isIt: (one: HTMLElement) => boolean) =>
        [...document.querySelectorAll<HTMLElement>(within)].find(isIt);
      const comes = async (what: string, isThere: () => unknown) => {
        if (!(await window.until(() => Boolean(isThere())))) failed.push(what);
        failed.push(...window.foreignMarkup());
      };
      for (const text of wanted.texts) {
        const name = wanted.button.replace('§', () => text);
        const label = (one: HTMLElement) => one.getAttribute('aria-label') ?? '';
        const isNamed = (one: HTMLElement) =>
          `${label(one)}, `.startsWith(`${name}, `) || one.textContent.endsWith(name);
        await comes(`button of ${text}`, () => find('button', isNamed));
        find('button', isNamed)?.click();
        if (wanted.item) {
          const isOpen = (one: HTMLElement) => one.textContent.includes(text);
          await comes(`menu of ${text}`, () => find(':popover-open [role=group]', isOpen));
          const says = (one: HTMLElement) => one.textContent.startsWith(wanted.item);
          find(':popover-open button', says)?.click();
        }
        const asks = (one: HTMLElement) => one.textContent.includes(text);
        await comes(`question of ${text}`, () => find('dialog[open]', asks));
        const [cancel, confirm] = document.querySelectorAll<HTMLElement>('dialog[open] button');
        (wanted.toast ? confirm : cancel)?.click();
        if (wanted.toast) {
          const sentence = wanted.toast.replace('§', () => text);
          const tells = (one: HTMLElement) => one.textContent.includes(sentence);
          await comes(sentence, () => find('[role=region][aria-label^=Avisos]', tells));
        }
        await comes(`end of ${text}`, () => !find('dialog[open]', () => true));
      }
      return failed;
    },
    { button, item, toast, texts },
  );
  expect(seen).toEqual([]);
}
