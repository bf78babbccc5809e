import type { Mutant } from './mutant.ts';

const STORAGE = 'web/src/sync/storage.ts';
const storage = ['web/src/sync/storage.test.ts'];

/** What the browser stores, and the addresses it follows. */
export const browserMutants: readonly Mutant[] = [
  {
    name: 'return address not restricted to the routes of the app',
    file: 'web/src/lib/paths.ts',
    from: 'return patternOf(path) === undefined ? null : path;',
    to: 'return path;',
    tests: ['web/src/lib/paths.test.ts'],
  },
  {
    name: 'postMessage origin not checked',
    file: 'web/src/identity/sign-in-channel.ts',
    from: 'if (event.origin !== window.location.origin) return;',
    to: '',
    tests: ['web/src/identity/sign-in-channel.test.ts'],
  },
  {
    name: 'browser storage not cleared on sign-out',
    file: STORAGE,
    from: 'for (const key of keysOf(kind)) drop(kind, key);',
    to: '',
    tests: storage,
  },
  {
    name: 'browser storage not cleared when another user signs in',
    file: STORAGE,
    from: 'dropAllOf(kind);\n    put',
    to: 'put',
    tests: storage,
  },
];
