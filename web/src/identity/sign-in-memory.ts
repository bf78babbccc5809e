import { local, session } from '../sync/storage.ts';
import {
  addressToSave,
  mayEnd,
  returnAddressFor,
  savedReturn,
  type SignInMemory,
} from './sign-in.ts';

/**
 * Storage keys of a sign-in attempt: the address to open after it, the time at which that address was saved, whether
 * the attempt is pending, and the time at which it started.
 */
const URL_KEY = 'auth_redirect_url';
const SAVED_AT_KEY = 'auth_redirect_timestamp';
const INITIATED_KEY = 'auth_redirect_initiated';
const STARTED_AT_KEY = 'auth_redirect_init_time';
/** Storage key of the tab that started the attempt, in both storages, which distinguishes this tab from other tabs. */
const TAB_KEY = 'auth_redirect_tab';

export function readMemory(): SignInMemory {
  return {
    returnUrl: session.get(URL_KEY),
    savedAt: moment(local.get(SAVED_AT_KEY)),
    initiated: local.get(INITIATED_KEY) === 'true',
    startedAt: moment(local.get(STARTED_AT_KEY)),
    foreign: local.get(TAB_KEY) !== null && local.get(TAB_KEY) !== session.get(TAB_KEY),
  };
}

/** Saves the current address before a visitor is redirected to /landing. */
export function saveWanted(address: string, now: number): void {
  const wanted = addressToSave(address);
  if (wanted !== null) save(wanted, now);
}

/**
 * Stores that a sign-in starts on the page `address` at the time `now` (epoch milliseconds), and the address to open
 * after it. An address that the redirect to /landing has saved takes precedence.
 */
export function startAttempt(address: string, now: number): void {
  if (savedReturn(readMemory(), now) === null) {
    const back = returnAddressFor(address);
    if (back !== null) save(back, now);
  }
  local.set(INITIATED_KEY, 'true');
  local.set(STARTED_AT_KEY, String(now));
  const tab = `${now}-${Math.random()}`;
  local.set(TAB_KEY, tab);
  session.set(TAB_KEY, tab);
}

/** Ends the attempt of this tab. An attempt that is in progress in another tab stays. */
export function endAttempt(now: number): void {
  if (!mayEnd(readMemory(), now)) return;
  local.remove(INITIATED_KEY);
  local.remove(STARTED_AT_KEY);
  local.remove(TAB_KEY);
  session.remove(TAB_KEY);
}

/**
 * Removes the return address and the time at which it was saved. A tab without a return address removes nothing,
 * because the time belongs to another tab.
 */
export function forgetReturn(): void {
  if (session.get(URL_KEY) === null) return;
  session.remove(URL_KEY);
  local.remove(SAVED_AT_KEY);
}

function save(address: string, now: number): void {
  session.set(URL_KEY, address);
  local.set(SAVED_AT_KEY, String(now));
}

function moment(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
