import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { howMany } from '../../../server/testing/how-many.ts';
import { PHONE, SMALL_PHONE } from './sizes.ts';

/**
 * Makes axe read `color` in place of the text fill: under forced colours Chromium paints the forced colour, but reports
 * the fill without it. The app sets no fill.
 */
const AXE = axe.source.replaceAll('-webkit-text-fill-color', 'color');

const WCAG_22: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Visible words have to be in the accessible name (2.5.3); axe has this among its experimental rules.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Preloading requests every style sheet and medium again, for a rule about sound.
  preload: false,
};

const only = (...values: string[]): axe.RunOptions => ({
  ...WCAG_22,
  runOnly: { type: 'rule', values },
});
/** Another theme differs in its colours only. */
const COLOURS = only('color-contrast', 'link-in-text-block');
/** Forced colours also draw borders that are absent otherwise. */
const FORCED_COLOURS = only('color-contrast', 'link-in-text-block', 'target-size');
/** Selects the rules that depend on the size of texts. */
const ROOM = only('target-size', 'scrollable-region-focusable');

/** Only the long run checks forced colours. */
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
 * Returns what axe finds against WCAG 2.2 A and AA in the dark theme, about colours in the light one, and in the long
 * run in forced colours, with the places. A page has no frames and gets axe once. During a run a sticky bar is in the
 * normal flow: a target that it covers in part would count as too small, though a user can scroll it out from under the
 * bar.
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
 * Returns a light palette on a phone and a dark one on a desktop, so that a page checked in both sizes is checked in
 * both palettes.
 */
function paletteOf(page: Page): 'light' | 'dark' {
  return page.viewportSize()?.width === PHONE.width ? 'light' : 'dark';
}

/** Returns faults that depend on the size of texts. Call `violations` first, which loads axe. */
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

/** Returns how many pixels of the page need sideways scrolling. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Returns texts that an ellipsis cuts. Selects, elements with a title and the e-mail, which the profile shows in full,
 * may be cut.
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

/** Requires this side length of a target, in CSS pixels. */
const TARGET_MIN = 44;

/** Returns targets that are smaller than a thumb needs, with their size; a hidden input counts as its label. */
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
      // An element that appears with the focus (the skip link) is 1 px until then.
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

/** Expects that the page is accessible, that its targets are large, and that it fits the width of a small phone. */
export async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
}
