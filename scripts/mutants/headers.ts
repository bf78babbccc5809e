import type { Mutant } from './mutant.ts';

const POLICY = 'server/src/security/content-policy.ts';
const HEADERS = 'server/src/http/security-headers.ts';
const tests = [
  'server/src/http/security-headers.test.ts',
  'server/src/http/response-headers.test.ts',
];

export const headerMutants: readonly Mutant[] = [
  {
    name: 'CSP default-src open',
    file: POLICY,
    from: `'default-src': "'none'"`,
    to: "'default-src': '*'",
    tests,
  },
  {
    name: 'CSP frame-ancestors open',
    file: POLICY,
    from: `'frame-ancestors': "'none'"`,
    to: `'frame-ancestors': '*'`,
    tests,
  },
  {
    name: 'CSP require-trusted-types-for missing',
    file: POLICY,
    from: `'require-trusted-types-for': "'script'",`,
    to: '',
    tests,
  },
  {
    name: 'CSP trusted-types open',
    file: POLICY,
    from: `'trusted-types': "'none'"`,
    to: `'trusted-types': '*'`,
    tests,
  },
  {
    name: 'CSP trusted-types open on app pages',
    file: HEADERS,
    from: `'trusted-types': 'picadito-worker'`,
    to: `'trusted-types': '*'`,
    tests,
  },
  {
    name: 'CSP worker-src open',
    file: HEADERS,
    from: `'worker-src': "'self'"`,
    to: `'worker-src': '*'`,
    tests,
  },
  {
    name: 'CSP base-uri missing',
    file: POLICY,
    from: `'base-uri': "'none'",`,
    to: '',
    tests,
  },
  {
    name: "CSP script-src with 'unsafe-inline'",
    file: HEADERS,
    from: `'script-src': "'self'"`,
    to: `'script-src': "'self' 'unsafe-inline'"`,
    tests,
  },
  {
    name: "CSP style-src with 'unsafe-inline'",
    file: HEADERS,
    from: `'style-src': "'self'"`,
    to: `'style-src': "'self' 'unsafe-inline'"`,
    tests,
  },
  {
    name: 'CSP form-action missing',
    file: HEADERS,
    from: `'form-action': "'self'",`,
    to: '',
    tests,
  },
  {
    name: 'CSP connect-src open',
    file: HEADERS,
    from: `'connect-src': "'self'"`,
    to: `'connect-src': '*'`,
    tests,
  },
  {
    name: 'security headers missing',
    file: HEADERS,
    from: 'reply.headers(headers);',
    to: '',
    tests,
  },
  {
    name: 'Permissions-Policy without camera',
    file: HEADERS,
    from: "  'camera',\n",
    to: '',
    tests,
  },
  {
    name: 'Strict-Transport-Security missing',
    file: HEADERS,
    from: 'strictTransportSecurity: secure &&',
    to: 'strictTransportSecurity: false &&',
    tests,
  },
  {
    name: 'Referrer-Policy unsafe-url',
    file: HEADERS,
    from: "referrerPolicy: { policy: 'same-origin' }",
    to: "referrerPolicy: { policy: 'unsafe-url' }",
    tests,
  },
  {
    name: 'Cross-Origin-Opener-Policy unsafe-none',
    file: HEADERS,
    from: "crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }",
    to: "crossOriginOpenerPolicy: { policy: 'unsafe-none' }",
    tests,
  },
];
