import type { Mutant } from './survives.ts';

/** Mutants without the server's headers, limits, redaction of logs, or checks of the endpoints of notices. */
export const serverMutants: readonly Mutant[] = [
  {
    name: 'CSP default-src open',
    file: 'server/src/security/content-policy.ts',
    from: "'default-src': \"'none'\"",
    to: "'default-src': '*'",
    tests: ['server/src/http/security-headers.test.ts', 'server/src/http/response-headers.test.ts'],
  },
  {
    name: "CSP script-src with 'unsafe-inline'",
    file: 'server/src/http/security-headers.ts',
    from: "'script-src': \"'self'\"",
    to: "'script-src': \"'self' 'unsafe-inline'\"",
    tests: ['server/src/http/security-headers.test.ts', 'server/src/http/response-headers.test.ts'],
  },
  {
    name: 'security headers missing',
    file: 'server/src/http/security-headers.ts',
    from: 'reply.headers(headers);',
    to: '',
    tests: ['server/src/http/security-headers.test.ts', 'server/src/http/response-headers.test.ts'],
  },
  {
    name: 'X-Forwarded-For accepted from any peer',
    file: 'server/src/app.ts',
    from: 'trustProxy: trustProxy.length > 0 ? trustProxy : false,',
    to: 'trustProxy: true,',
    tests: ['server/src/http/limits/rate-limit.test.ts'],
  },
  {
    name: 'rate limit per address missing',
    file: 'server/src/app.ts',
    from: 'if (rateLimits) limitAddresses(app, rateLimits, underWay);',
    to: '',
    tests: ['server/src/http/limits/rate-limit.test.ts'],
  },
  {
    name: 'URLs, e-mails and phone numbers not redacted in the log',
    file: 'server/src/logging/log.ts',
    from: "return text.replace(/\\S*[/?=@]\\S*/g, '…').replace(/\\+?\\d[\\d .()-]{5,}\\d/g, '…');",
    to: 'return text;',
    tests: ['server/src/logging/log.test.ts'],
  },
  {
    name: 'messages to any address',
    file: 'server/src/notices/push/push-services.ts',
    from: 'return isKnown ? url : null;',
    to: 'return url;',
    tests: ['server/src/notices/push-services-that-fail.test.ts'],
  },
  {
    name: 'browser storage not cleared when another user signs in',
    file: 'web/src/sync/storage.ts',
    from: 'dropAllOf(kind);\n    put',
    to: 'put',
    tests: ['web/src/sync/storage.test.ts'],
  },
];
