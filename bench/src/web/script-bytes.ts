import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { signedInPhone, type Setting } from './browser.ts';
import type { Result } from './result.ts';

/**
 * Milliseconds after which a screen has requested all its scripts. The event stream begins a second after the screen.
 */
const SETTLED_MS = 4000;

/** Measures the gzipped bytes of the scripts of the landing and of home. */
export async function scriptBytes({ browser, origin }: Setting): Promise<Result[]> {
  const visitor = await browser.newContext();
  const phone = await signedInPhone(browser, origin, 'demo@picadito.local');
  const results = [
    await weighed(visitor, `${origin}/landing`, 10_000),
    await weighed(phone, `${origin}/dashboard`, 96_000),
  ];
  await Promise.all([visitor.close(), phone.close()]);
  return results;
}

async function weighed(context: BrowserContext, url: string, most: number): Promise<Result> {
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bodies.set(response.url(), response.body());
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const scripts = await Promise.all(bodies.values());
  const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  const { pathname } = new URL(url);
  return { what: `scripts of ${pathname}`, runs: [bytes], unit: 'bytes', target: { most } };
}
