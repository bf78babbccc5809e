import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { howMany } from '../../../server/testing/how-many.ts';
import { PHONE, SMALL_PHONE } from './sizes.ts';

/** It reads the fill of texts, which Chromium reports without forced colours, though it paints with them; the product sets none. */
const AXE = axe.source.replaceAll('-webkit-text-fill-color', 'color');

const WCAG_22: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // visible words are in the accessible name (2.5.3); axe counts it among its experimental rules
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // asks for every style sheet and medium again, for a rule about sound
  preload: false,
};

const only = (...values: string[]): axe.RunOptions => ({
  ...WCAG_22,
  runOnly: { type: 'rule', values },
});
/** In another theme only colours differ. */
const COLOURS = only('color-contrast', 'link-in-text-block');
/** Borders are drawn that are not there otherwise, too. */
const FORCED_COLOURS = only('color-contrast', 'link-in-text-block', 'target-size');
/** What depends on the room that texts take. */
const ROOM = only('target-size', 'scrollable-region-focusable');

/** Only the long run looks at them. */
const LOOKS_AT_FORCED_COLOURS = howMany(0, 1) === 1;

/** Brings every animation to its end at once, but for those without an end. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/**
 * What axe finds against WCAG 2.2 A and AA in the dark theme, about colours in the light one, and in the long run in forced colours, with the places. A page has no frames, and gets axe once.
 * A sticky bar is put in its place meanwhile: a target that it covers in part counts as too small, and is scrolled out from under it.
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

/** A light palette on a phone and a dark one on a desktop: what is looked at in both sizes is looked at in both palettes. */
function paletteOf(page: Page): 'light' | 'dark' {
  return page.viewportSize()?.width === PHONE.width ? 'light' : 'dark';
}

/** Of what depends on the room that texts take; once `violations` has looked at the page. */
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

/** How many pixels of the page are only reached by scrolling sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Texts cut by an ellipsis. Selects, elements with a title and the e-mail, whole in the profile, may be cut. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('main :not(select, [title])')].filter((element) => {
      const isCut = element.scrollWidth > element.clientWidth;
      return isCut && getComputedStyle(element).textOverflow === 'ellipsis';
    });
    return cut.map(({ textContent }) => textContent ?? '').filter((text) => !text.includes('@'));
  });
}

/** CSS pixels. */
const TARGET_MIN = 44;

/** What can be tapped and is smaller than a thumb needs, with its size; a hidden input counts as its label. */
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
      // what waits for the focus to be seen (the skip link) is 1 px until then
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
