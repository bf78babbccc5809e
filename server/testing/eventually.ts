import { vi } from 'vitest';

/**
 * Timeout of `eventually` in milliseconds, for a commit or a connection that stalls. It is well below a test's own
 * timeout (vitest.config.ts), so that the failed expectation is reported and not the timeout.
 */
const PATIENCE = { timeout: 5_000 };

/**
 * Repeats a function until it does not throw, and resolves with its value. Rejects with the last error after the
 * timeout.
 */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, PATIENCE);
}
