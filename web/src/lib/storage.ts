/**
 * Browser storage that never throws: where it is refused (private windows, full disks) the app
 * works on and forgets. Everything kept has one owner, the signed-in user: `claim` wipes what
 * another one left, `wipe` everything (decisions.md, "what the browser keeps").
 */
const OWNER = 'picadito_owner';
/** A sign-in under way belongs to nobody yet and survives a change of owner. */
const SIGN_IN_KEYS = 'auth_redirect_';

type Kind = 'session' | 'local';
const listeners = new Set<() => void>();

export const session = keeper('session');
export const local = keeper('local');

function keeper(kind: Kind) {
  return {
    get: (key: string): string | null => attempt(kind, (area) => area.getItem(key)),
    set: (key: string, value: string): void => change(kind, (area) => area.setItem(key, value)),
    remove: (key: string): void => change(kind, (area) => area.removeItem(key)),
  };
}

/** For stores that show a kept value: called after every change made through this file. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Values of one user in local storage, such as the draft of a form. */
export function keptFor(uid: string) {
  const key = (name: string) => `picadito:${uid}:${name}`;
  return {
    get: (name: string) => local.get(key(name)),
    set: (name: string, value: string) => local.set(key(name), value),
    remove: (name: string) => local.remove(key(name)),
  };
}

/** Makes `uid` the owner of what the browser keeps. */
export function claim(uid: string): void {
  for (const kind of ['session', 'local'] as const) {
    if (attempt(kind, (area) => area.getItem(OWNER)) === uid) continue;
    change(kind, (area) => {
      for (const key of Object.keys(area)) {
        if (!key.startsWith(SIGN_IN_KEYS)) area.removeItem(key);
      }
      area.setItem(OWNER, uid);
    });
  }
}

export function wipe(): void {
  change('session', (area) => area.clear());
  change('local', (area) => area.clear());
}

function attempt<T>(kind: Kind, action: (area: Storage) => T): T | null {
  try {
    return action(kind === 'session' ? window.sessionStorage : window.localStorage);
  } catch {
    return null;
  }
}

function change(kind: Kind, action: (area: Storage) => void): void {
  attempt(kind, action);
  for (const listener of listeners) listener();
}
