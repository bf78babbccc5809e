import { timestamp } from '../../timestamps.ts';
import type { Writer } from '../../store.ts';

/**
 * Pauses all users of a copied or restored database: autopilots, notices and automatic decisions about claims
 * (`users.is_asleep`).
 */
export async function pauseAutomation(tx: Writer): Promise<void> {
  const at = timestamp(Date.now());
  await tx.updateTable('users').set({ is_asleep: 1 }).execute();
  // Browsers may have cached replies from before the pause; a newer timestamp invalidates them.
  await tx
    .updateTable('users')
    .set({ last_timestamp: at })
    .where('last_timestamp', '<', at)
    .execute();
}

/** Ends the pause of the user: autopilots, notices and automatic decisions about claims run again. */
export async function resumeAutomation(tx: Writer, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_asleep: 0 })
    .where('user_id', '=', userId)
    .where('is_asleep', '=', 1)
    .execute();
}
