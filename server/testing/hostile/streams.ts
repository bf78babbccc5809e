import fc from 'fast-check';
import { oddHeaders } from './headers.ts';
import { oddText } from './values.ts';

/**
 * Type of some requests on one connection: their bytes and their number. The last request asks the server to close the
 * connection.
 */
export type Raw = { bytes: Buffer; count: number };

const LAST = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
const PATHS = [
  '/api/lists',
  '/api/session',
  '/api/matches?q=%00',
  '/api/me',
  '/auth/google',
  '/auth/callback?state=x&code=%ff',
  '/api/lists/%',
  '/',
  '*',
  'http://evil.example/api/lists',
  '//evil.example/api/me',
  'api/lists',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/api/%2e%2e/auth/google',
  '/api/lists#x',
  '/api/lists?\u00ff',
  '/api/lists;x',
  '/\\evil',
  `/${'x/'.repeat(3000)}`,
  `/${'x'.repeat(17_000)}`,
];
const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'get',
  'QUERY',
  'PROPFIND',
  'PRI',
  'DANCE',
  '',
];
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1.1 x',
  '',
];
const LINES = [
  'host: a',
  'host: b',
  'host:',
  'content-length: 2',
  'content-length: 3',
  'content-length: x',
  'content-length: 9999999',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'expect: 100-continue',
  'expect: x',
  'upgrade: h2c',
  'connection: upgrade, HTTP2-Settings',
  'http2-settings: x',
  'x',
  ': x',
  ' folded: x',
  'x y: z',
  'x: \u0000',
  'x: \u00ff',
  `x: ${'y'.repeat(17_000)}`,
  '__proto__: x',
];
const BODIES = [
  '{}',
  '{"name":"Jueves"}',
  '2\r\n{}\r\n0\r\n\r\n',
  '2;x=y\r\n{}\r\n0\r\nx: y\r\n\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  'zz\r\n',
  '0\r\n\r\n',
  '\0',
];

/** Generates requests for one connection; `cookie` is the header of a signed-in organiser. */
export function someRequests(cookie: string): fc.Arbitrary<Raw> {
  return fc.array(oneRequest(cookie), { minLength: 1, maxLength: 3 }).map((all) => ({
    bytes: Buffer.from([...all, LAST].join(''), 'latin1'),
    count: all.length + 1,
  }));
}

function oneRequest(cookie: string): fc.Arbitrary<string> {
  const right = fc
    .tuple(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), fc.constantFrom(...PATHS), oddHeaders)
    .map(([method, path, headers]) => {
      const lines = Object.entries({ host: 'a', cookie, ...headers, 'content-length': '2' });
      return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n{}`;
    });
  const odd = fc
    .tuple(
      fc.constantFrom(...METHODS),
      fc.constantFrom(...PATHS),
      fc.constantFrom(...VERSIONS),
      fc.array(fc.constantFrom(...LINES, `cookie: ${cookie}`, 'content-type: application/json'), {
        maxLength: 5,
      }),
      fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
      fc.oneof(fc.constant(''), fc.constantFrom(...BODIES)),
    )
    .map(([method, path, version, lines, end, body]) =>
      [`${method} ${path} ${version}`.trim(), 'host: a', ...lines, '', body].join(end),
    );
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 4, arbitrary: odd },
    { weight: 1, arbitrary: oddText },
  );
}
