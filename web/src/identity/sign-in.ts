import { knownPath, paths } from '../lib/paths.ts';

/**
 * Signing in, as rules over what the browser remembers (docs/specification.md#signing-in,
 * docs/decisions/135). Pure: "now" is an argument, in epoch milliseconds.
 * `sign-in-memory.ts` keeps the memory; the screens act on what is answered here.
 */

/** An attempt younger than this is in progress and keeps a visitor from being sent to /landing. */
export const IN_PROGRESS_MS = 2 * 60_000;
/** A return address and a started attempt are good for this long. */
export const RETURN_ADDRESS_MS = 5 * 60_000;
/** An attempt that still stands after this is given up, with a reload. */
export const RECOVERY_MS = 30_000;
/** After a sign-in by redirect the spinner stands this long before the saved address opens. */
export const POST_LOGIN_WAIT_MS = 1_000;
/** While an attempt is under way without a user, the session is read again this often … */
export const CHECK_EVERY_MS = 1_000;
/** … and this many times. */
export const CHECK_TIMES = 5;
/** Before the browser leaves for the identity provider. */
export const PRE_REDIRECT_PAUSE_MS = 300;

export type SignInMemory = {
  /** Where to go after signing in, and when that was saved. */
  returnUrl: string | null;
  savedAt: number | null;
  /** An attempt was started and has not ended, and when. */
  initiated: boolean;
  startedAt: number | null;
  /** Another tab of this browser started it. */
  foreign: boolean;
};

/** What a visitor's tab has seen while it waits for the user of an attempt. */
export type Waiting = {
  /** How often the session was read. */
  checks: number;
  /** It has been waiting, and has not read the session since. */
  waited: boolean;
  /** Our sign-in popup is open. */
  popupOpen: boolean;
};

/** How the signed-in user got here. */
export type Arrival = 'redirect' | 'popup' | 'already-signed-in';

const younger = (since: number | null, limit: number, now: number) =>
  since !== null && now - since >= 0 && now - since < limit;

/** The return address for signing in from `address`, or null where none may be made of it. */
export function returnAddressFor(address: string): string | null {
  const path = knownPath(address);
  if (path === null) return null;
  const start: string[] = [paths.home, paths.landing, paths.dashboard];
  return start.includes(path) ? paths.dashboard : address;
}

/** The saved address while it counts: under 5 minutes old, a screen of the app, not the sign-in page. */
export function savedReturn(memory: SignInMemory, now: number): string | null {
  const { returnUrl, savedAt } = memory;
  if (returnUrl === null || !younger(savedAt, RETURN_ADDRESS_MS, now)) return null;
  const path = knownPath(returnUrl);
  return path === null || path === paths.landing ? null : returnUrl;
}

/** The return address saved when a visitor is redirected to /landing: some screens save none. */
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

/** Where a signed-in user goes, or null to stay. */
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
 * What to do with a visitor on a protected screen. When a sign-in was started in the last 5 minutes, fetch its user a
 * few times; then wait while it is in progress elsewhere, in another tab or in our popup, else give up. Without such
 * an attempt the visitor is sent to /landing, after a last request if there was a wait: the attempt may be gone
 * because it succeeded.
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

/** Whether this tab may end the attempt: its own always, another tab's once it is not in progress. */
export function mayEnd(memory: SignInMemory, now: number): boolean {
  return !memory.foreign || !inProgress(memory, now);
}

/** True while an attempt blocks the way to /landing and keeps the button busy. */
export function inProgress(memory: SignInMemory, now: number): boolean {
  return memory.initiated && younger(memory.startedAt, IN_PROGRESS_MS, now);
}

/**
 * What becomes of an attempt that still stands: after 30 s it is cleared and the page reloaded. If
 * the 30 s were over when the page was loaded, that load was the reload. A popup of ours that is
 * open keeps it standing: the user is busy in it. Another tab's attempt is that tab's to recover.
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
