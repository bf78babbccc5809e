import * as z from 'zod';

/** How the browser shows the provider: in a popup, or in place of the page. */
export type SignInMode = 'popup' | 'redirect';

const storedAttempt = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  mode: z.enum(['popup', 'redirect']),
  /** The start of the sign-in in epoch milliseconds. */
  startedAt: z.number(),
});

export type StoredAttempt = z.infer<typeof storedAttempt>;

export const ATTEMPT_SECONDS = 10 * 60;
const ATTEMPTS_MAX = 4;

/**
 * Returns the name of the cookie that stores a sign-in attempt, made of the prefix and the attempt's state. Characters
 * outside base64url are removed from the state, because the state of a callback may be any text.
 */
export function attemptCookieName(prefix: string, state: string): string {
  return prefix + state.replaceAll(/[^\w-]/g, '').slice(0, 16);
}

export function packAttempt(attempt: StoredAttempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

/**
 * Returns the sign-in attempt that a cookie stores, if it is complete and not older than ATTEMPT_SECONDS at `now`
 * (epoch milliseconds), else null.
 */
export function unpackAttempt(value: string | undefined, now: number): StoredAttempt | null {
  const parsed = storedAttempt.safeParse(jsonOf(value));
  if (!parsed.success) return null;
  const age = now - parsed.data.startedAt;
  return age >= 0 && age <= ATTEMPT_SECONDS * 1000 ? parsed.data : null;
}

/**
 * Returns the names of cookies of abandoned sign-in attempts, which are deleted before another one is set: too many
 * would make the headers too large.
 */
export function attemptsToDrop(
  cookies: Readonly<Record<string, string | undefined>>,
  prefix: string,
  now: number,
): string[] {
  return Object.keys(cookies)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, startedAt: unpackAttempt(cookies[name], now)?.startedAt ?? 0 }))
    .toSorted((a, b) => b.startedAt - a.startedAt)
    .slice(ATTEMPTS_MAX - 1)
    .map(({ name }) => name);
}

function jsonOf(value: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(value ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
