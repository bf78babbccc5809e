import type { Mutant } from './mutant.ts';

const POLICY = 'server/src/security/content-policy.ts';
const HEADERS = 'server/src/http/security-headers.ts';
const tests = [
  'server/src/http/security-headers.test.ts',
  'server/src/http/response-headers.test.ts',
];

export const headerMutants: readonly Mutant[] = [
  {
    name: 'whatever no directive names may be loaded from anywhere',
    file: POLICY,
    from: `'default-src': "'none'"`,
    to: "'default-src': '*'",
    tests,
  },
  {
    name: 'other sites may frame the pages',
    file: POLICY,
    from: `'frame-ancestors': "'none'"`,
    to: `'frame-ancestors': '*'`,
    tests,
  },
  {
    name: 'text may become script',
    file: POLICY,
    from: `'require-trusted-types-for': "'script'",`,
    to: '',
    tests,
  },
  {
    name: 'any code may make a Trusted Types policy',
    file: POLICY,
    from: `'trusted-types': "'none'"`,
    to: `'trusted-types': '*'`,
    tests,
  },
  {
    name: 'any code of the app may make a Trusted Types policy',
    file: HEADERS,
    from: `'trusted-types': 'picadito-worker'`,
    to: `'trusted-types': '*'`,
    tests,
  },
  {
    name: 'workers come from anywhere',
    file: HEADERS,
    from: `'worker-src': "'self'"`,
    to: `'worker-src': '*'`,
    tests,
  },
  {
    name: 'a page may change where its addresses begin',
    file: POLICY,
    from: `'base-uri': "'none'",`,
    to: '',
    tests,
  },
  {
    name: 'inline scripts run',
    file: HEADERS,
    from: `'script-src': "'self'"`,
    to: `'script-src': "'self' 'unsafe-inline'"`,
    tests,
  },
  {
    name: 'inline styles count',
    file: HEADERS,
    from: `'style-src': "'self'"`,
    to: `'style-src': "'self' 'unsafe-inline'"`,
    tests,
  },
  {
    name: 'forms may send elsewhere',
    file: HEADERS,
    from: `'form-action': "'self'",`,
    to: '',
    tests,
  },
  {
    name: 'pages may talk to anybody',
    file: HEADERS,
    from: `'connect-src': "'self'"`,
    to: `'connect-src': '*'`,
    tests,
  },
  {
    name: 'no answer carries the headers',
    file: HEADERS,
    from: 'reply.headers(headers);',
    to: '',
    tests,
  },
  {
    name: 'the camera may be asked for',
    file: HEADERS,
    from: "  'camera',\n",
    to: '',
    tests,
  },
  {
    name: 'on https a browser may come back over http',
    file: HEADERS,
    from: 'strictTransportSecurity: secure &&',
    to: 'strictTransportSecurity: false &&',
    tests,
  },
  {
    name: 'other sites are told where the browser came from',
    file: HEADERS,
    from: "referrerPolicy: { policy: 'same-origin' }",
    to: "referrerPolicy: { policy: 'unsafe-url' }",
    tests,
  },
  {
    name: 'whoever opens a page keeps a hand on it',
    file: HEADERS,
    from: "crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }",
    to: "crossOriginOpenerPolicy: { policy: 'unsafe-none' }",
    tests,
  },
];
