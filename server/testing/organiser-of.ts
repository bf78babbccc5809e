import { organiserIn } from '../src/identity/sessions/find-session.ts';
import { currentSession } from '../src/identity/sessions/old-tokens.ts';
import type { Context } from '../src/transactions/context.ts';

/** Returns the organiser that a client's token signs in; null if it signs nobody in. */
export async function organiserOf(context: Context, { token }: { token?: string | undefined }) {
  const current = await currentSession(context, token ?? '');
  return current && organiserIn(context, current.key, null);
}
