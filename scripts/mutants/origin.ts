import type { Mutant } from './mutant.ts';

const tests = ['server/src/http/same-site-requests.test.ts'];

export const originMutants: readonly Mutant[] = [
  {
    name: "other sites' pages write",
    file: 'server/src/http/same-site.ts',
    from: "done(new AppError('permission-denied', MESSAGES.anotherSite, { reason }));",
    to: 'done();',
    tests,
  },
  {
    name: "other sites' pages delete",
    file: 'server/src/http/same-site.ts',
    from: "'OPTIONS']",
    to: "'OPTIONS', 'DELETE']",
    tests,
  },
  {
    name: 'a neighbour under the same domain counts as ours',
    file: 'server/src/security/fetch-site.ts',
    from: "site !== 'same-origin'",
    to: "site !== 'same-origin' && site !== 'same-site'",
    tests,
  },
  {
    name: 'a browser that tells no site is believed, whatever its origin',
    file: 'server/src/security/fetch-site.ts',
    from: 'return headers.origin === undefined || headers.origin === origin;',
    to: 'return true;',
    tests,
  },
  {
    name: 'a page without an origin counts as ours',
    file: 'server/src/security/fetch-site.ts',
    from: 'headers.origin === undefined ||',
    to: "headers.origin === undefined || headers.origin === 'null' ||",
    tests,
  },
  {
    name: 'a form can send what is taken for JSON',
    file: 'server/src/http/read-json.ts',
    from: '/^application\\/json\\s*(;\\s*charset="?utf-8"?\\s*)?$/i',
    to: '/^/',
    tests,
  },
];
