import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { howMany } from '../../../server/testing/how-many.ts';
import { PHONE, SMALL_PHONE } from './devices.ts';

/**
 * Source of axe, changed to read `color` instead of the text fill colour. Under forced colours Chromium paints the
 * forced colour, but reports a fill colour without it. The app sets no fill colour.
 */
const AXE = axe.source.replaceAll('-webkit-text-fill-color', 'color');

const WCAG_22: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Visible words of a control have to be in its accessible name (2.5.3). In axe this rule is experimental and off by
  // default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // A preload requests every style sheet and medium again, for a rule about sound that the app does not need.
  preload: false,
};

const only = (...values: string[]): axe.RunOptions => ({
  ...WCAG_22,
  runOnly: { type: 'rule', values },
});
/** Rules of axe about colours, for the light theme, which differs from the dark one only in its colours. */
const COLOURS = only('color-contrast', 'link-in-text-block');
/**
 * Rules of axe for forced colours, which also draw borders that are absent otherwise, and so change the size of
 * targets.
 */
const FORCED_COLOURS = only('color-contrast', 'link-in-text-block', 'target-size');
/** Rules of axe whose result depends on the size of texts. */
const ROOM = only('target-size', 'scrollable-region-focusable');

/** True if forced colours are checked: in the longer test runs, but not in `npm test`. */
const LOOKS_AT_FORCED_COLOURS = howMany(0, 1) === 1;

/** Finishes every animation that has an end. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/**
 * Returns what axe finds on a page, with the places. It checks WCAG 2.2 A and AA in the dark theme, the rules about
 * colours in the light theme, and in the longer test runs the rules for forced colours. During the check a sticky bar
 * is in the normal flow, because axe counts a partly covered target as too small, although a user can scroll it out
 * from under the bar.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};0`);
  const found = await run(page, WCAG_22);
  await page.emulateMedia({ colorScheme: 'light' });
  const inTheSun = await run(page, COLOURS);
  const forced = LOOKS_AT_FORCED_COLOURS ? await violationsInForcedColours(page) : [];
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  return [...found, ...inTheSun.map((fault) => `light theme: ${fault}`), ...forced];
}

async function violationsInForcedColours(page: Page): Promise<string[]> {
  const colorScheme = paletteOf(page);
  await page.emulateMedia({ colorScheme, forcedColors: 'active' });
  const found = await run(page, FORCED_COLOURS);
  return found.map((fault) => `forced colours, ${colorScheme}: ${fault}`);
}

/**
 * Returns the palette for forced colours: light on a phone and dark on a desktop. Pages that are checked in both sizes
 * are thus checked in both palettes.
 */
function paletteOf(page: Page): 'light' | 'dark' {
  return page.viewportSize()?.width === PHONE.width ? 'light' : 'dark';
}

/**
 * Returns the faults that axe finds by rules that depend on the size of texts. Call `violations` first, because it
 * loads axe into the page.
 */
export async function violationsOfRoom(page: Page): Promise<string[]> {
  return run(page, ROOM);
}

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  await endAnimations(page);
  const { violations: found } = await page.evaluate(async (options) => {
    const { axe: here } = window as Window & { axe?: { run: typeof axe.run } };
    if (!here) throw new Error('axe is not there');
    const bars = [...document.querySelectorAll<HTMLElement>('[data-sticky-action]')];
    for (const { style } of bars) style.position = 'static';
    const result = await here.run(options);
    for (const { style } of bars) style.position = '';
    return result;
  }, options);
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Returns the texts that an ellipsis cuts off. Selects, elements with a title, and the e-mail may be cut off; the
 * profile shows the e-mail in full.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('main :not(select, [title])')].filter((element) => {
      const isCut = element.scrollWidth > element.clientWidth;
      return isCut && getComputedStyle(element).textOverflow === 'ellipsis';
    });
    return cut.map(({ textContent }) => textContent ?? '').filter((text) => !text.includes('@'));
  });
}

/** Minimum width and height of a target for a thumb, in CSS pixels. */
const TARGET_MIN = 44;

/**
 * Returns the controls that are smaller than a thumb needs, with their size. A hidden input has the size of its label.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]:not(ul):not(div)',
    );
    const small = new Set<string>();
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      const isInput = control instanceof HTMLInputElement;
      const target = (isInput && control.closest('label')) || control;
      const { width, height } = target.getBoundingClientRect();
      // A control that appears only with the focus, such as the skip link, is 1 px wide until then.
      if (width <= 1 || height <= 1) continue;
      if (Math.round(width) < min || Math.round(height) < min) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        small.add(
          `${control.tagName.toLowerCase()} «${name.slice(0, 40)}» ${Math.round(width)}×${Math.round(height)}`,
        );
      }
    }
    return [...small];
  }, TARGET_MIN);
}

/** Expects a page to be accessible, its targets to be large enough for a thumb, and its width to fit a small phone. */
export async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
}
