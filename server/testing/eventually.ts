import { vi } from 'vitest';

/** How long a commit or a connection may stall, ms: well below what a test has (vitest.config.ts). */
const PATIENCE = { timeout: 5_000 };

/** Asks until the expectation holds, and answers with what it then returns; fails with the last refusal. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, PATIENCE);
}
