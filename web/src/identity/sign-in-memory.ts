import { local, session } from '../sync/storage.ts';
import {
  addressToSave,
  mayEnd,
  returnAddressFor,
  savedReturn,
  type SignInMemory,
} from './sign-in.ts';

/** The storage behind `sign-in.ts`, under the keys of docs/specification.md#data. */
const URL_KEY = 'auth_redirect_url';
const SAVED_AT_KEY = 'auth_redirect_timestamp';
const INITIATED_KEY = 'auth_redirect_initiated';
const STARTED_AT_KEY = 'auth_redirect_init_time';
/** Not of the specification: in both storages, it tells the tab that started the attempt from others. */
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

/** Saves the wanted address before a visitor is redirected to /landing. */
export function saveWanted(address: string, now: number): void {
  const wanted = addressToSave(address);
  if (wanted !== null) save(wanted, now);
}

/** A sign-in starts at `address`. An address saved before the redirect takes precedence. */
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

/** The attempt is over for this tab. One that is in progress in another tab stands. */
export function endAttempt(now: number): void {
  if (!mayEnd(readMemory(), now)) return;
  local.remove(INITIATED_KEY);
  local.remove(STARTED_AT_KEY);
  local.remove(TAB_KEY);
  session.remove(TAB_KEY);
}

/** A return address is used once. The time belongs to the tab that has an address. */
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
