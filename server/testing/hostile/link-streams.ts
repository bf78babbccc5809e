import fc from 'fast-check';
import { oddHeaders } from './headers.ts';
import { oddText } from './values.ts';

/**
 * Type of the bytes that one connection sends to the players' page, in the pieces in which they are written, and the
 * number of requests in them.
 */
export type Pieces = { pieces: Buffer[]; count: number };

/** Type of the target of the requests: the path of the players' page, and the body of a valid answer as a form. */
type Target = { path: string; form: string };

const lastOf = ({ path }: Target) => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
const FORM = 'content-type: application/x-www-form-urlencoded';
const JSON_TYPE = 'content-type: application/json';
const CHUNKED = 'transfer-encoding: chunked';
const lengthOf = (body: string) => `content-length: ${Buffer.byteLength(body, 'latin1')}`;
const inChunks = (body: string) =>
  [...(body.match(/.{1,40}/gs) ?? []), '']
    .map((chunk) => `${Buffer.byteLength(chunk, 'latin1').toString(16)}\r\n${chunk}\r\n`)
    .join('');

/** Returns bodies of requests, most of them hostile, as Latin-1 texts, in which each character is one byte. */
const bodiesOf = (form: string): readonly string[] => [
  form,
  form,
  `${form}&${form}`,
  `${form}&comment=${'x'.repeat(4096)}`,
  `${form}&comment=${'%C3%B1'.repeat(10_000)}`,
  `${form}&comment=${'x'.repeat(140_000)}`,
  `${form}&comment=%00`,
  `${form}&comment=\0`,
  `${form}&comment=\xff\xfe\xc0\xaf`,
  `${form}&comment=%ff%fe%c0%af%ed%a0%80`,
  `${form}&comment=%`,
  `${form}&comment=%zz%u1234`,
  `${form}&__proto__=x&constructor=y&toString=z`,
  Array.from({ length: 10_000 }, (_, n) => `k${n}=${n}`).join('&'),
  `${form}&${'&'.repeat(10_000)}`,
  `${form}&${'answer=no&'.repeat(400)}`,
  form.replaceAll('=', '[]='),
  form.toUpperCase(),
  '{"answer":"voy"',
  `{"match":${'['.repeat(2000)}`,
  '',
  '=',
  '&',
];

/** Type of a function that frames a body, correctly or wrongly: returns the header lines and the bytes of the body. */
type Frame = (body: string) => { lines: string[]; body: string };
const byLength: Frame = (body) => ({ lines: [lengthOf(body)], body });
const FRAMES: readonly Frame[] = [
  (body) => ({ lines: [CHUNKED], body: inChunks(body) }),
  (body) => ({ lines: [lengthOf(body), lengthOf(body)], body }),
  (body) => ({ lines: [lengthOf(body), lengthOf(`${body}x`)], body }),
  (body) => ({ lines: [lengthOf(body), CHUNKED], body: inChunks(body) }),
  (body) => ({ lines: [lengthOf(`${body}${'x'.repeat(50)}`)], body }),
  (body) => ({ lines: [lengthOf(body.slice(1))], body }),
  (body) => ({ lines: [CHUNKED], body: inChunks(body).slice(0, -9) }),
  (body) => ({ lines: [CHUNKED], body: `ffffffffffffffff\r\n${body}` }),
  (body) => ({ lines: [CHUNKED], body: `-1\r\n${body}\r\n0\r\n\r\n` }),
  (body) => ({ lines: ['content-length: 9999999999'], body }),
  (body) => ({ lines: [], body }),
];

const LINES: readonly string[][] = [
  ['expect: 100-continue'],
  ['content-encoding: gzip'],
  ['cookie: __proto__=x; picadito-3000-device=%00'],
  ['origin: null'],
  ['host: b'],
  ['x: \0'],
  [`x: ${'y'.repeat(17_000)}`],
  Array.from({ length: 3000 }, (_, n) => `h${n}: x`),
];

function pathsOf(path: string): readonly string[] {
  return [
    ...Array.from({ length: 16 }, () => `${path}/answer`),
    `${path}/guest`,
    `${path}/guest-gone`,
    `${path}/forget`,
    `${path}/score`,
    `${path}/vote`,
    `${path}/answer?x=%00`,
    `${path}%00/answer`,
    `${path}/%00`,
    `${path}/${'x'.repeat(22)}/answer`,
    `${path}/%ff%fe`,
    `${path}/\xff\xfe`,
    `${path}/..%2f..%2fapi/me`,
    `${path}/../../api/me`,
    `${path}/${'x/'.repeat(3000)}`,
    `${path}/${'x'.repeat(15_000)}`,
    `${path}/${'x'.repeat(17_000)}`,
    `${path}?soy=${'%C3'.repeat(3000)}`,
    `${path}/calendar/%`,
    `http://evil.example${path}/answer`,
    '/g/',
    '/g//answer',
    `/g/${'%2e%2e/'.repeat(20)}`,
    `/g/\0`,
  ];
}

/**
 * Generates the bytes of one to three requests, and of a final one for the page that asks the server to close the
 * connection. The bytes are cut into pieces; `count` is the number of requests.
 */
export function linkRequests(target: Target): fc.Arbitrary<Pieces> {
  const request = fc.oneof(
    { weight: 12, arbitrary: requestOf(target) },
    { weight: 1, arbitrary: oddText },
  );
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
  return fc
    .tuple(fc.array(request, { minLength: 1, maxLength: 3 }), fc.oneof(fc.constant([]), cuts))
    .map(([all, at]) => {
      const bytes = Buffer.from([...all, lastOf(target)].join(''), 'latin1');
      const ends = at.map((part) => Math.floor(part * bytes.length)).toSorted((a, b) => a - b);
      const pieces = [...ends, bytes.length].map((end, n) => bytes.subarray(ends[n - 1] ?? 0, end));
      return { pieces, count: all.length + 1 };
    });
}

function requestOf({ path, form }: Target): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'PUT', 'OPTIONS', 'post'),
      fc.constantFrom(...pathsOf(path)),
      fc.constantFrom(FORM, FORM, FORM, `${FORM}; charset=utf-16`, JSON_TYPE, 'content-type: x'),
      fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.constantFrom(...LINES)),
      oddHeaders,
      fc.oneof(fc.constant(byLength), fc.constantFrom(...FRAMES)),
      fc.constantFrom(...bodiesOf(form)),
    )
    .map(([method, to, type, lines, headers, frame, text]) => {
      const framed = frame(text);
      const odd = Object.entries(headers).map((line) => line.join(': '));
      const head = ['host: a', type, ...lines, ...odd, ...framed.lines];
      return [`${method} ${to} HTTP/1.1`, ...head, '', framed.body].join('\r\n');
    });
}
