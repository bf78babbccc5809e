import type { Page } from '@playwright/test';
import { violationsOfRoom } from './look.ts';
import { PHONE } from './devices.ts';

const USUAL_PX = 16;
/** Maximum share of the window's height for the sticky bar, so that the content above the bar stays visible. */
const BAR_MAX = 0.45;

/** Type of a window with its text size, as a multiple of the usual size, and its theme. */
export type Look = { width: number; height: number; textSize: 1 | 2; theme: 'dark' | 'light' };

/**
 * Returns the faults of a page in each of these windows: texts that are cut off, outside of their control or wider than
 * the window, words that are broken inside, bars without an edge over the content that they cut, teams that stand at
 * different heights, and dialogs that do not fit the window. Typed text, options of a select, elements with a title and
 * the e-mail may be cut off.
 */
export async function faultsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const own = page.viewportSize() ?? PHONE;
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  let size = 1;
  const setTextSize = async (textSize: number) => {
    if (size === textSize) return;
    size = textSize;
    const standard = textSize * USUAL_PX;
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction(
      (px) => getComputedStyle(document.documentElement).fontSize === px,
      `${standard}px`,
    );
  };
  let before: Partial<Look> = {};
  try {
    for (const look of looks) {
      const { width, height, textSize, theme } = look;
      if (before.width !== width || before.height !== height)
        await page.setViewportSize({ width, height });
      if (before.theme !== theme) await page.emulateMedia({ colorScheme: theme });
      await setTextSize(textSize);
      before = look;
      const found = await page.evaluate<string[]>(FIND_FAULTS);
      faults.push(...found.map((fault) => `${width} px, text ×${textSize}, ${theme}: ${fault}`));
    }
    return faults;
  } finally {
    await setTextSize(1);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(own);
    await browser.detach();
  }
}

/** Code that returns all faults of the page in which it runs. One request for all of them saves half of the time. */
const FIND_FAULTS = `(async () => [
  ...(await (${findBrokenWords.toString()})()),
  ...(${findCutTexts.toString()})(),
  ...(${findFaultsOfBars.toString()})(${BAR_MAX}),
  ...(${findUnevenBoards.toString()})(),
  ...(${findFaultsOfDialogs.toString()})(),
])()`;

/** Returns the faults of a page on a phone whose user has doubled the browser's text size (WCAG 1.4.4). */
export async function faultsOfDoubledText(page: Page): Promise<string[]> {
  const faults = await faultsIn(page, [{ ...PHONE, textSize: 2, theme: 'dark' }]);
  return [...faults, ...(await violationsOfRoom(page))];
}

/**
 * Returns the faults of the bars with the main action: below the screen, too high, or without an edge over content.
 * Runs in the page, so it uses nothing outside of this function.
 */
function findFaultsOfBars(barMax: number): string[] {
  const faults: string[] = [];
  for (const bar of document.querySelectorAll('[data-sticky-action], [data-wide-action]')) {
    const { position, borderTopWidth, borderTopColor, backgroundColor, boxShadow } =
      getComputedStyle(bar);
    const { bottom, height } = bar.getBoundingClientRect();
    if (position === 'static') continue;
    if (bottom > innerHeight + 1) faults.push('the main action is below the screen');
    if (height > barMax * innerHeight)
      faults.push(`the main action takes ${Math.round(height)} px`);
    const isOverContent = position === 'fixed' || bottom > innerHeight - 12;
    const hasLine = borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
    if (isOverContent && !hasLine && boxShadow === 'none')
      faults.push('the main action has no upper edge');
  }
  return faults;
}

/**
 * Returns a fault for each pitch whose teams are next to each other and start at different heights. Runs in the page,
 * so it uses nothing outside of this function.
 */
function findUnevenBoards(): string[] {
  return [...document.querySelectorAll('.pitch')].flatMap((board) => {
    const tops = (part: string) =>
      [...board.querySelectorAll(`:scope > .half${part}`)].map((element) =>
        Math.round(element.getBoundingClientRect().top),
      );
    const isBeside = new Set(tops('')).size === 1;
    return isBeside && new Set(tops(' > ul')).size > 1
      ? ['the teams stand at different heights']
      : [];
  });
}

/**
 * Returns the faults of open dialogs and menus: larger than the window, or scrolling sideways. Runs in the page, so it
 * uses nothing outside of this function.
 */
function findFaultsOfDialogs(): string[] {
  // A celebration is decoration that flies across the window and is cut at its edges.
  const boxes = document.querySelectorAll('dialog[open], :popover-open:not([aria-hidden])');
  return [...boxes].flatMap((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return [
      ...(isOut ? ['the dialog is larger than the window'] : []),
      ...(box.scrollWidth > box.clientWidth ? ['the dialog scrolls sideways'] : []),
    ];
  });
}

/**
 * Returns the faults of texts: cut off, outside of their control, or wider than the window. Runs in the page, so it
 * uses nothing outside of this function.
 */
function findCutTexts(): string[] {
  const root = document.documentElement;
  const faults = new Set<string>();
  if (root.scrollWidth > root.clientWidth)
    faults.add(`wider by ${root.scrollWidth - root.clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!parent || !words || parent.textContent.includes('@')) continue;
    if (parent.closest('select, [title], [role="img"], script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (isForReadersOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, contentVisibility } = getComputedStyle(around);
      const clips = /hidden|clip/.test(overflowX + overflowY) || contentVisibility === 'auto';
      const isControl = around.matches('a, button, label, summary');
      if (/auto|scroll/.test(overflowY)) boxes = inSight(boxes, around.getBoundingClientRect());
      // The page does not clip a dialog or popover, because they are shown above it.
      if (around.matches('dialog[open], :popover-open')) break;
      if (!clips && !isControl && around !== document.body) continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isOut = boxes.some(
        (box) =>
          box.left < left - 2 ||
          box.right > right + 2 ||
          // A line box is higher than its letters.
          (around !== document.body && (box.top < top - 8 || box.bottom > bottom + 8)),
      );
      if (isOut)
        faults.add(`«${words.slice(0, 40)}» is out of its ${around.tagName.toLowerCase()}`);
    }
  }
  return [...faults];

  /** Returns the boxes in a scrolling pane that are wholly visible at its current position. */
  function inSight(boxes: DOMRect[], pane: DOMRect): DOMRect[] {
    return boxes.filter(({ top, bottom }) => top >= pane.top && bottom <= pane.bottom);
  }

  function isForReadersOnly(element: Element): boolean {
    const { clipPath } = getComputedStyle(element);
    if (clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isForReadersOnly(element.parentElement);
  }
}

/**
 * Returns the words with letters in two lines. A word may be broken if it has over thirty letters, such as a name
 * without a space, if it is wider than a column of the whole window, or if it has over twelve letters and is wider than
 * 110 px. Runs in the page, so it uses nothing outside of this function.
 */
async function findBrokenWords(): Promise<string[]> {
  // A change of the size renders some parts again.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const { clientWidth } = document.documentElement;
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    // An address has no spaces, so it has to be broken.
    const words = (text.textContent ?? '').replaceAll(/\S+:\/\/\S+/gu, (address) =>
      ' '.repeat(address.length),
    );
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (words.includes('@') || countLines(boxesOf(text, 0, words.length)) < 2) continue;
    const whole = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,30}(?![\p{L}\p{N}])/gu;
    for (const { 0: word, index } of words.matchAll(whole)) {
      const parts = boxesOf(text, index, index + word.length);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const room = word.length > 12 ? 110 : clientWidth - 64;
      if (countLines(parts) > 1 && width < room) broken.add(`«${word}» is broken inside`);
    }
  }
  return [...broken];

  function boxesOf(text: Node, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function countLines(boxes: DOMRect[]): number {
    return new Set(boxes.map(({ top }) => Math.round(top))).size;
  }
}
