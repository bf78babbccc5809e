import { findUser } from '../store/users-store.ts';
import type { Context } from './context.ts';

/** Whether the database answers a read on an index. */
export async function isDatabaseThere({ store }: Context): Promise<boolean> {
  try {
    await findUser(store.read, '');
    return true;
  } catch {
    return false;
  }
}
