import type { Browser } from '@playwright/test';

/** The page and the account of a measurement. */
export type Setting = {
  browser: Browser;
  /** Where another tool can drive the same browser. */
  debuggingPort: number;
  /** The server's address. */
  origin: string;
};
