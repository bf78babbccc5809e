import type { Store } from '../store/store.ts';

/** Runs a write that a read can go on without: it is left out while the database takes no writes. */
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
