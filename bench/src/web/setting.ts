import type { Browser } from '@playwright/test';

/** Where things are measured. */
export type Place = {
  browser: Browser;
  /** Where another tool can drive the same browser. */
  debuggingPort: number;
  /** The server's address. */
  origin: string;
};
