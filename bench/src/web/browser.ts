import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';

/** Arguments of the browser that stop its own background requests, which would disturb a measurement. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export async function openBrowser(): Promise<Pick<Setting, 'browser' | 'debuggingPort'>> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...ARGS, `--remote-debugging-port=${debuggingPort}`],
  });
  return { browser, debuggingPort };
}

/** Opens a browser context of a phone's size that is signed in as a demonstration account. */
export async function signedInPhone(
  browser: Browser,
  origin: string,
  account: string,
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  });
  const response = await phone.request.get(`/auth/google?mode=redirect&login_hint=${account}`);
  if (!response.ok()) throw new Error(`${account} cannot sign in: ${response.status()}`);
  return phone;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export type Setting = {
  browser: Browser;
  /** Port at which another tool, Lighthouse, can control the same browser. */
  debuggingPort: number;
  origin: string;
};
