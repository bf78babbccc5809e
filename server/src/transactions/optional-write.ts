import type { Store } from '../store/store.ts';

/**
 * Runs a write that a read does not need to succeed, such as the time of last use. If the database is unavailable for
 * writes, the write is skipped.
 */
export async function optionalWrite(
  { engine }: Store,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!engine.isUnavailable(error)) throw error;
  }
}
