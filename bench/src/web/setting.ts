import type { Browser } from '@playwright/test';

/** Type of the setting of a measurement: the browser and the server. */
export type Setting = {
  browser: Browser;
  /** Port at which another tool, Lighthouse, can control the same browser. */
  debuggingPort: number;
  /** Address of the server. */
  origin: string;
};
