import { vi } from 'vitest';

/**
 * Limits how long a commit or a connection may stall, in milliseconds: well below a test's timeout (vitest.config.ts).
 */
const PATIENCE = { timeout: 5_000 };

/** Repeats the expectation until it holds and returns its value; fails with its last error. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, PATIENCE);
}
