import type { Browser } from '@playwright/test';

/** Holds the browser and the server of a measurement. */
export type Setting = {
  browser: Browser;
  /** The port at which another tool can drive the same browser. */
  debuggingPort: number;
  /** The server's address. */
  origin: string;
};
