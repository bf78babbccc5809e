/**
 * Browser storage that never throws: where it is refused (private windows, full disks) the page
 * itself remembers until it is left. Everything kept has one owner, the signed-in user: `claim` wipes what
 * another one left, `wipe` everything (decisions.md, "what the browser keeps").
 */
const OWNER = 'picadito_owner';
/** A sign-in under way belongs to nobody yet and survives a change of owner. */
const SIGN_IN_KEYS = 'auth_redirect_';

type Kind = 'session' | 'local';
const listeners = new Set<() => void>();
/** What the browser refused to keep: it lasts as long as the page. */
const memory = { session: new Map<string, string>(), local: new Map<string, string>() };

export const session = keeper('session');
export const local = keeper('local');

function keeper(kind: Kind) {
  return {
    get: (key: string): string | null =>
      memory[kind].get(key) ?? attempt(() => areaOf(kind).getItem(key)) ?? null,
    set: (key: string, value: string): void => {
      put(kind, key, value);
      changed();
    },
    remove: (key: string): void => {
      drop(kind, key);
      changed();
    },
    keys: (): string[] => keysOf(kind),
  };
}

/** Which keys may go, the first ones first, when the browser has no room left for a key. */
let spareFor: (key: string) => string[] = () => [];

/** There is one who knows what can be had again from the server. */
export function offerRoom(choose: (key: string) => string[]): void {
  spareFor = choose;
}

/** For stores that show a kept value: called after every change made through this file. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes `uid` the owner of what the browser keeps. */
export function claim(uid: string): void {
  for (const kind of ['session', 'local'] as const) {
    if (keeper(kind).get(OWNER) === uid) continue;
    dropAllOf(kind);
    put(kind, OWNER, uid);
  }
  changed();
}

/** Whether what the browser keeps is still this user's. */
export function isOwner(uid: string): boolean {
  return local.get(OWNER) === uid;
}

/** Its user signed out in another tab while this one slept: what it kept for itself goes too. */
export function dropOrphans(): void {
  if (local.get(OWNER) !== null || session.get(OWNER) === null) return;
  dropAllOf('session');
  changed();
}

export function wipe(): void {
  for (const kind of ['session', 'local'] as const) {
    for (const key of keysOf(kind)) drop(kind, key);
  }
  changed();
}

function dropAllOf(kind: Kind): void {
  for (const key of keysOf(kind)) if (!key.startsWith(SIGN_IN_KEYS)) drop(kind, key);
}

function put(kind: Kind, key: string, value: string): void {
  memory[kind].delete(key);
  const keep = () =>
    attempt(() => {
      areaOf(kind).setItem(key, value);
      return true;
    }) ?? false;
  if (keep() || (kind === 'local' && makeRoom(key, keep))) return;
  memory[kind].set(key, value);
}

/** Whether it could be kept in the end. */
function makeRoom(key: string, keep: () => boolean): boolean {
  return spareFor(key).some((spare) => {
    if (spare === key) return false;
    drop('local', spare);
    return keep();
  });
}

function drop(kind: Kind, key: string): void {
  memory[kind].delete(key);
  attempt(() => areaOf(kind).removeItem(key));
}

function keysOf(kind: Kind): string[] {
  return [...memory[kind].keys(), ...(attempt(() => Object.keys(areaOf(kind))) ?? [])];
}

function areaOf(kind: Kind): Storage {
  return kind === 'session' ? window.sessionStorage : window.localStorage;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}
