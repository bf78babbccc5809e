import { knownPath, paths } from '../lib/paths.ts';

/** Text of the toast that shows when a sign-in has failed. */
export const SIGN_IN_FAILURE = {
  title: 'Error al iniciar sesión',
  description: 'No se pudo conectar con Google. Inténtalo de nuevo.',
} as const;

/**
 * This file holds the rules of signing in as pure functions (docs/specification.md#signing-in, docs/decisions/133).
 * "now" is an argument in epoch milliseconds. `sign-in-memory.ts` stores the memory, and the screens act on the
 * results.
 */

/** Age in milliseconds up to which an attempt that has not ended counts as in progress. */
export const IN_PROGRESS_MS = 2 * 60_000;
/** Time in milliseconds for which a return address and a started attempt are valid. */
export const RETURN_ADDRESS_MS = 5 * 60_000;
/** Age in milliseconds at which an attempt that is still pending ends with a reload. */
export const RECOVERY_MS = 30_000;
/** Time in milliseconds for which the spinner shows after a sign-in by redirect, before the saved address opens. */
export const POST_LOGIN_WAIT_MS = 1_000;
/** Time in milliseconds between two reads of the session while an attempt is pending without a user. */
export const CHECK_EVERY_MS = 1_000;
/** Maximum number of reads of the session for a pending attempt. */
export const CHECK_TIMES = 5;
/** Time in milliseconds for which the page waits before the browser leaves for the identity provider. */
export const PRE_REDIRECT_PAUSE_MS = 300;

export type SignInMemory = {
  /** Address to open after the sign-in, or null. `savedAt` is the time when it was saved, in epoch milliseconds. */
  returnUrl: string | null;
  savedAt: number | null;
  /** True if an attempt has started and not ended; `startedAt` is its start. */
  initiated: boolean;
  startedAt: number | null;
  /** True if another tab of this browser started the attempt. */
  foreign: boolean;
};

/**
 * Type of what a tab knows while a visitor without a session waits on a protected screen for a pending sign-in. It is
 * not stored; `nextForVisitor` decides by it whether the tab reads the session again, waits or gives up.
 */
export type Waiting = {
  /** The number of reads of the session so far. */
  checks: number;
  /** True if the tab has waited for the sign-in in another tab or in the popup since it last read the session. */
  waited: boolean;
  /** True while the sign-in popup of this page is open. */
  popupOpen: boolean;
};

/** Type of the way in which the user of this page signed in. */
export type Arrival = 'redirect' | 'popup' | 'already-signed-in';

const younger = (since: number | null, limit: number, now: number) =>
  since !== null && now - since >= 0 && now - since < limit;

/** Returns the address to open after a sign-in that starts at `address`, or null if `address` is not of this app. */
export function returnAddressFor(address: string): string | null {
  const path = knownPath(address);
  if (path === null) return null;
  const start: string[] = [paths.home, paths.landing, paths.dashboard];
  return start.includes(path) ? paths.dashboard : address;
}

/**
 * Returns the saved address if it is valid: under 5 minutes old, an address of the app, and not the sign-in page.
 * Returns null otherwise.
 */
export function savedReturn(memory: SignInMemory, now: number): string | null {
  const { returnUrl, savedAt } = memory;
  if (returnUrl === null || !younger(savedAt, RETURN_ADDRESS_MS, now)) return null;
  const path = knownPath(returnUrl);
  return path === null || path === paths.landing ? null : returnUrl;
}

/** Returns the address to save when a visitor is redirected to /landing, or null for addresses that are not saved. */
export function addressToSave(address: string): string | null {
  const path = knownPath(address);
  const unsaved: (string | null)[] = [
    null,
    paths.home,
    paths.landing,
    paths.confirmAttendance(),
    paths.formTeams(),
  ];
  return unsaved.includes(path) ? null : address;
}

/**
 * Returns the address to open for a user who has signed in on the screen `address`; null if that screen stays. Only
 * home and the landing are left: for the saved address if it is valid, else for home.
 */
export function targetAfterSignIn(
  memory: SignInMemory,
  arrival: Arrival,
  address: string,
  now: number,
): string | null {
  const path = knownPath(address);
  const atStart = path === paths.home || path === paths.landing || path === paths.dashboard;
  if (!atStart) return null;
  const saved = savedReturn(memory, now);
  if (saved !== null) return saved;
  if (arrival === 'redirect') return path === paths.home ? null : paths.home;
  return path === paths.landing ? paths.dashboard : null;
}

/**
 * Decides about a visitor on a protected screen. If a sign-in started in the last 5 minutes, the session is read a few
 * times (`check`); then the tab waits while the attempt is in progress in another tab or the popup, and gives up
 * otherwise. Without such an attempt the visitor goes to /landing, after one more read if the tab had waited, because
 * the attempt may have succeeded.
 */
export function nextForVisitor(
  memory: SignInMemory,
  { checks, waited, popupOpen }: Waiting,
  now: number,
): 'check' | 'wait' | 'give-up' | 'landing' {
  const started = memory.initiated && younger(memory.startedAt, RETURN_ADDRESS_MS, now);
  if (!started) return waited ? 'check' : 'landing';
  if (checks < CHECK_TIMES) return 'check';
  return inProgress(memory, now) && (memory.foreign || popupOpen) ? 'wait' : 'give-up';
}

/**
 * Returns whether this tab may end the attempt. It may always end its own attempt, and the attempt of another tab only
 * when that attempt is no longer in progress.
 */
export function mayEnd(memory: SignInMemory, now: number): boolean {
  return !memory.foreign || !inProgress(memory, now);
}

/** Tells whether an attempt has started less than `IN_PROGRESS_MS` ago and has not ended. */
export function inProgress(memory: SignInMemory, now: number): boolean {
  return memory.initiated && younger(memory.startedAt, IN_PROGRESS_MS, now);
}

/**
 * Decides about a pending attempt: after 30 s it ends with a reload, or without one if the page was loaded after those
 * 30 s. An open popup of this page keeps the attempt pending, because the user is busy in it. The attempt of another
 * tab is cleared only when that attempt is no longer in progress.
 */
export function recovery(
  memory: SignInMemory,
  popupOpen: boolean,
  loadedAt: number,
  now: number,
): 'none' | 'clear' | 'reload' {
  if (!memory.initiated || popupOpen) return 'none';
  if (memory.foreign) return mayEnd(memory, now) ? 'clear' : 'none';
  const due = (memory.startedAt ?? 0) + RECOVERY_MS;
  if (now < due) return 'none';
  return due <= loadedAt ? 'clear' : 'reload';
}
