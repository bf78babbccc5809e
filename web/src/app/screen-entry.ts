import type { Pattern } from '../lib/paths.ts';
import type { ComponentType } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

/** Type of a screen whose code is loaded on demand. `preload` fetches the code before the visit. */
export type Entry = {
  path: Pattern | '*';
  Screen: ComponentType;
  preload: () => void;
};

export function entry(path: Pattern | '*', load: () => Promise<ComponentType>): Entry {
  const Screen = lazyWithRetry(load);
  return {
    path,
    Screen,
    // The visit retries a failed preload and reports the failure.
    preload: () => void Screen.preload().catch(() => undefined),
  };
}
