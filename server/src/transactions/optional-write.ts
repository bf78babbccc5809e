import type { Store } from '../store/store.ts';

/** Runs a write on which a read does not depend; ignores that the database is unavailable for writes. */
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
