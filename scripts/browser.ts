import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows: quicker, but it lacks some of what a browser does (docs/decisions/026). */
const SHELL = 'chromium-headless-shell';
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * A Chromium for the browser tests (CONTRIBUTING.md#the-loop): an installed one; else, with CI set or as root on
 * Debian, the package manager's; else Playwright's download; else one line with what to install.
 */
export function findBrowser(): string {
  return installed() ?? fromDebian() ?? downloaded() ?? exitWithError();
}

/** The fast one, if it is installed or may be installed (`brought`), and no other is requested. */
export function findShell(brought: boolean): string | undefined {
  if (process.env['BROWSER_PATH']) return undefined;
  const shell = () => inPath(SHELL).find(existsSync);
  return shell() ?? (brought && fromDebian() ? shell() : undefined);
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
  // one by one: an older Debian has no shell
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
