/*
 * The storage of the browser never throws here: if it refuses a value (private windows, full disks), the value stays in
 * memory until the page closes. All stored data except VISITOR_KEYS belongs to the signed-in user: `claim` clears the
 * data of another user, `wipe` clears everything.
 */

/** Storage key of the id of the user to whom the stored data belongs. */
const OWNER = 'picadito_owner';
/** Storage key of the list that a visitor has pasted on the landing (players/lists/visitor-list.ts). */
export const VISITOR_LIST = 'picadito_visitor_list';
/**
 * The prefixes of the keys that exist before a user has signed in, and that survive a change of owner: the keys of a
 * sign-in attempt, and the list of a visitor.
 */
const VISITOR_KEYS = ['auth_redirect_', VISITOR_LIST];

type Kind = 'session' | 'local';
const listeners = new Set<() => void>();
/** Values that the browser refused to store. */
const memory = { session: new Map<string, string>(), local: new Map<string, string>() };

export const session = storageArea('session');
export const local = storageArea('local');

function storageArea(kind: Kind) {
  return {
    get: (key: string): string | null =>
      memory[kind].get(key) ?? attempt(() => areaOf(kind).getItem(key)) ?? null,
    set: (key: string, value: string): void => {
      put(kind, key, value);
      notify();
    },
    remove: (key: string): void => {
      drop(kind, key);
      notify();
    },
    keys: (): string[] => keysOf(kind),
  };
}

/** Returns the keys of local storage that may be evicted, in this order, to make space for the value of `key`. */
let evictableFor: (key: string) => string[] = () => [];

/** Registers the function that chooses which keys may be evicted when the quota is exceeded. */
export function setEvictionPolicy(choose: (key: string) => string[]): void {
  evictableFor = choose;
}

/** Calls `listener` after every change made through this file. Returns an unsubscribe function. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes `uid` the owner of everything stored in this browser, and clears the data of another owner. */
export function claim(uid: string): void {
  for (const kind of ['session', 'local'] as const) {
    if (storageArea(kind).get(OWNER) === uid) continue;
    dropAllOf(kind);
    put(kind, OWNER, uid);
  }
  notify();
}

export function isOwner(uid: string): boolean {
  return local.get(OWNER) === uid;
}

/**
 * Clears the session storage of this tab if local storage has no owner any more. This happens when the user signed out
 * in another tab while this page was suspended.
 */
export function dropOrphans(): void {
  if (local.get(OWNER) !== null || session.get(OWNER) === null) return;
  dropAllOf('session');
  notify();
}

export function wipe(): void {
  for (const kind of ['session', 'local'] as const) {
    for (const key of keysOf(kind)) drop(kind, key);
  }
  notify();
}

function dropAllOf(kind: Kind): void {
  for (const key of keysOf(kind)) {
    if (!VISITOR_KEYS.some((prefix) => key.startsWith(prefix))) drop(kind, key);
  }
}

function put(kind: Kind, key: string, value: string): void {
  memory[kind].delete(key);
  const store = () =>
    attempt(() => {
      areaOf(kind).setItem(key, value);
      return true;
    }) ?? false;
  if (store() || (kind === 'local' && evictUntil(store, key))) return;
  memory[kind].set(key, value);
}

/**
 * Removes entries of local storage that may be evicted for `key`, one after another, until `store` succeeds. Returns
 * whether it succeeded.
 */
function evictUntil(store: () => boolean, key: string): boolean {
  return evictableFor(key).some((evictable) => {
    if (evictable === key) return false;
    drop('local', evictable);
    return store();
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

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Prefix of the keys of persisted server data (docs/specification.md#data). Its number increases when the shape of a
 * reply changes, so that entries of an older version of the app are never read.
 */
export const STORE_PREFIX = 'picadito-store:1:';

/** Removes the stored data of a session that has ended. Drafts stay for their user. */
export function dropEndedSession(): void {
  for (const key of local.keys()) if (key.startsWith(STORE_PREFIX)) local.remove(key);
  dropOrphans();
}
