import type { Mutant } from './mutant.ts';

const STORAGE = 'web/src/sync/storage.ts';
const storage = ['web/src/sync/storage.test.ts'];

/** What the browser stores, and the addresses it follows. */
export const browserMutants: readonly Mutant[] = [
  {
    name: 'any address may be come back to',
    file: 'web/src/lib/paths.ts',
    from: 'return patternOf(path) === undefined ? null : path;',
    to: 'return path;',
    tests: ['web/src/lib/paths.test.ts'],
  },
  {
    name: 'a window of any origin says who has signed in',
    file: 'web/src/identity/sign-in-channel.ts',
    from: 'if (event.origin !== window.location.origin) return;',
    to: '',
    tests: ['web/src/identity/sign-in-channel.test.ts'],
  },
  {
    name: 'signing out leaves what the browser kept',
    file: STORAGE,
    from: 'for (const key of keysOf(kind)) drop(kind, key);',
    to: '',
    tests: storage,
  },
  {
    name: 'who signs in finds what another left',
    file: STORAGE,
    from: 'dropAllOf(kind);\n    put',
    to: 'put',
    tests: storage,
  },
];
