import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Name of the Chromium without windows. It is faster than the browser, but lacks some of its features. */
const SHELL = 'chromium-headless-shell';
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Returns the path of a Chromium for the browser tests (CONTRIBUTING.md#the-loop). Uses an installed one if there is
 * one. Otherwise installs Debian's, if this is Debian and the user is root or CI is set; otherwise lets Playwright
 * download one. If all fail, prints what to install and ends the process.
 */
export function findBrowser(): string {
  return installed() ?? fromDebian() ?? downloaded() ?? exitWithError();
}

/**
 * Returns the path of the Chromium without windows. If it is missing and `mayInstall` is true, installs it on Debian as
 * root. Returns undefined if there is none, or if BROWSER_PATH names another browser.
 */
export function findShell(mayInstall: boolean): string | undefined {
  if (process.env['BROWSER_PATH']) return undefined;
  const shell = () => inPath(SHELL).find(existsSync);
  return shell() ?? (mayInstall && fromDebian() ? shell() : undefined);
}

function installed(): string | undefined {
  const candidates = [
    process.env['BROWSER_PATH'] ?? '',
    ...NAMES.flatMap(inPath),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

function inPath(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name));
}

function fromDebian(): string | undefined {
  // An older Debian lacks the Chromium without windows. The failure to install it does not stop the installation of
  // `chromium`.
  return installOnDebian('chromium', SHELL) ? installed() : undefined;
}

function downloaded(): string | undefined {
  const { status } = spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 ? installed() : undefined;
}

function exitWithError(): never {
  process.stderr.write(
    'npm test needs a browser: install Chromium or Chrome, or set BROWSER_PATH.\n',
  );
  process.exit(1);
}
