/*
 * Draws web/public/preview.png, the picture that a chat shows for a link to the product, from the built landing: `npm
 * run build && node web/build/preview-picture.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

const WEB = join(import.meta.dirname, '..');
const ORIGIN = 'http://picadito.local';
const SIZE = { width: 1200, height: 630 };

const browser = await chromium.launch({ executablePath: findBrowser() });
const page = await browser.newPage({ viewport: SIZE });
await page.route(`${ORIGIN}/**`, (route) => {
  const { pathname } = new URL(route.request().url());
  // The landing's own script would animate the page.
  return pathname.endsWith('.js')
    ? route.abort()
    : route.fulfill({ path: join(WEB, 'dist', pathname) });
});
await page.goto(`${ORIGIN}/landing.html`);
await page.evaluate(compose);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(WEB, 'public/preview.png') });
await browser.close();
process.stdout.write(`${readFileSync(join(WEB, 'public/preview.png')).length} bytes\n`);

/** Replaces the page by its name, headline and board, enlarged. It runs in the browser. */
function compose(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [logo, headline, board] = [find('header a'), find('h1'), find('[role=img]')];
  const root = find('#root');
  if (!logo || !headline || !board || !root) throw new Error('the landing has changed');
  const picture = document.createElement('div');
  picture.style.cssText =
    'display:grid;grid-template-columns:1fr 470px;gap:56px;align-items:center;width:1200px;height:630px;padding:0 72px 0 64px';
  const words = document.createElement('div');
  logo.style.cssText = 'zoom:1.5;margin-bottom:28px';
  headline.style.fontSize = '84px';
  for (const sentence of headline.children) sentence.classList.add('block');
  board.style.cssText = 'zoom:1.25;width:376px';
  words.append(logo, headline);
  picture.append(words, board);
  root.replaceChildren(picture);
}
