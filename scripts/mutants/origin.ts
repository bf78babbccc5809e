import type { Mutant } from './mutant.ts';

const tests = ['server/src/http/same-site-requests.test.ts'];

export const originMutants: readonly Mutant[] = [
  {
    name: 'cross-site writes accepted',
    file: 'server/src/http/same-site.ts',
    from: "done(new AppError('permission-denied', MESSAGES.anotherSite, { reason }));",
    to: 'done();',
    tests,
  },
  {
    name: 'cross-site DELETE accepted',
    file: 'server/src/http/same-site.ts',
    from: "'OPTIONS']",
    to: "'OPTIONS', 'DELETE']",
    tests,
  },
  {
    name: 'Sec-Fetch-Site same-site accepted',
    file: 'server/src/security/fetch-site.ts',
    from: "site !== 'same-origin'",
    to: "site !== 'same-origin' && site !== 'same-site'",
    tests,
  },
  {
    name: 'Origin not checked when Sec-Fetch-Site is absent',
    file: 'server/src/security/fetch-site.ts',
    from: 'return headers.origin === undefined || headers.origin === origin;',
    to: 'return true;',
    tests,
  },
  {
    name: 'Origin null accepted',
    file: 'server/src/security/fetch-site.ts',
    from: 'headers.origin === undefined ||',
    to: "headers.origin === undefined || headers.origin === 'null' ||",
    tests,
  },
  {
    name: 'content type of JSON bodies not checked',
    file: 'server/src/http/read-json.ts',
    from: '/^application\\/json\\s*(;\\s*charset="?utf-8"?\\s*)?$/i',
    to: '/^/',
    tests,
  },
];
