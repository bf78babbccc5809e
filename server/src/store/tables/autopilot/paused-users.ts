import { timestamp } from '../../timestamps.ts';
import type { Writer } from '../../transaction.ts';

/** All users of a copy of a database: nothing happens by itself for one whose `users.is_asleep` is 1. */
export async function pauseAutomation(tx: Writer): Promise<void> {
  const at = timestamp(Date.now());
  await tx.updateTable('users').set({ is_asleep: 1 }).execute();
  // what browsers keep of before says that they are awake
  await tx
    .updateTable('users')
    .set({ last_timestamp: at })
    .where('last_timestamp', '<', at)
    .execute();
}

/** By the next thing that the user wants to happen by itself: all of it goes on. */
export async function resumeAutomation(tx: Writer, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_asleep: 0 })
    .where('user_id', '=', userId)
    .where('is_asleep', '=', 1)
    .execute();
}
