import fc from 'fast-check';

type Headers = Record<string, string>;

const LONG = 'x'.repeat(6000);
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': [
    '',
    ' ',
    'a b',
    'clave',
    'x'.repeat(255),
    'x'.repeat(256),
    'ñ',
    '__proto__',
    LONG,
  ],
  'x-picadito-tab': ['', 'pestaña', 'a'.repeat(65), '../../src', LONG],
  'x-picadito-user': ['', '$user$', '$user$ ', 'x', '__proto__'],
  'last-event-id': ['', '0', '2999-01-01T00:00:00.000000Z', '9'.repeat(400), "' OR 1=1"],
  cookie: [
    '=',
    ';;;',
    '%',
    '__proto__=x',
    'picadito-3000',
    'picadito-3000=',
    `picadito-3000=${LONG}`,
    'picadito-3000="; a',
    'picadito-3000=%E0%A4%A; a=b',
    'picadito-3000=x; picadito-3000=y',
    Array.from({ length: 500 }, (_, n) => `c${n}=1`).join('; '),
  ],
  origin: ['null', '', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000.evil.example', 'x', LONG],
  'sec-fetch-site': ['same-origin', 'none', 'cross-site', 'same-site', '', 'SAME-ORIGIN', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', `bytes=${'0-1,'.repeat(900)}0-1`, 'x'],
  'if-none-match': ['*', '""', 'W/"x"', LONG],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(99)],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  expect: ['100-continue', '200-ok', ''],
  accept: ['', '*/*', 'text/event-stream', 'x/y;q=9', LONG],
  'accept-encoding': ['gzip;q=0', '*;q=0', 'x', LONG],
  'accept-language': ['es', '*', LONG],
  'accept-version': ['1.x', '*', 'x'],
  'user-agent': ['', '\u00ff', LONG],
  'x-forwarded-for': ['127.0.0.1', '1.2.3.4, 5.6.7.8', 'x', ',', '::1', LONG],
  'x-forwarded-host': ['evil.example', ''],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-forwarded-port': ['0', 'x'],
  forwarded: ['for=1.2.3.4;host=evil.example;proto=https', '='],
  via: ['1.1 x'],
  'x-http-method-override': ['DELETE'],
  'x-method-override': ['DELETE'],
  'x-original-url': ['/api/me'],
  'x-rewrite-url': ['/api/me'],
  host: ['', 'evil.example', '127.0.0.1:3000@evil.example', '[::1', 'x'.repeat(300)],
  te: ['trailers', 'chunked'],
  trailer: ['x'],
  upgrade: ['h2c', 'websocket'],
  connection: ['upgrade', 'close, x', 'keep-alive'],
  'proxy-authorization': ['Basic eDp4'],
  authorization: ['Bearer x', 'Basic %'],
};

const named = fc
  .constantFrom(...Object.keys(VALUES))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(VALUES[name] ?? []))));

const unnamed = fc.tuple(
  fc.constantFrom('__proto__', 'constructor', 'x', 'toString', 'content-language', 'a'.repeat(500)),
  fc.constantFrom('', 'x', LONG, '__proto__'),
);

const many = fc.constant<Headers>(
  Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`h${n}`, 'x'])),
);

/**
 * Generates headers for a request: none in half of the cases, otherwise a few odd ones or, rarely, a very large number.
 */
export const oddHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 50, arbitrary: fc.constant<Headers>({}) },
  {
    weight: 49,
    arbitrary: fc
      .array(fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: unnamed }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => Object.fromEntries(all)),
  },
  { weight: 1, arbitrary: many },
);
