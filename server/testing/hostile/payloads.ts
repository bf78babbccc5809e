import fc from 'fast-check';

/** Type of a request body: its bytes, and the headers that describe them. */
export type Payload = { bytes: Buffer; headers: Record<string, string> };

const JSON_TYPE = 'application/json';
const TYPES = [
  JSON_TYPE,
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'APPLICATION/JSON',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/json; boundary=x',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=----x',
  'multipart/form-data',
  'text/plain',
  'text/html',
  '*/*',
  'x',
  '',
  ' ',
  ';',
  `application/json;${' '.repeat(4000)}x`,
];
const ENCODINGS = ['identity', 'gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'Identity', 'x', ''];

/** Functions that turn a JSON text into an invalid or surprising one. */
const SPOILT: readonly ((text: string) => string | Buffer)[] = [
  (text) => `\ufeff${text}`,
  (text) => text.slice(0, text.length >> 1),
  (text) => `${text}${text}`,
  (text) => `${text}\0`,
  (text) => text.replaceAll('"', "'"),
  (text) => `/* */${text}`,
  (text) => text.replace('}', ',}'),
  (text) => text.replace(/:"[^"]*"/, ':NaN'),
  (text) => text.replace(/:"[^"]*"/, ':1e999'),
  (text) => text.replace(/:"[^"]*"/, `:${'9'.repeat(5000)}`),
  (text) => text.replace(/:"/, ':"\\ud800'),
  (text) => text.replace(/:"/, ':"\u0000'),
  (text) =>
    text.replace('{', '{"name":7,"name":"Duplicado","players":[],"__proto__":{"userId":1},'),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 9)), Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0])]),
  (text) => Buffer.concat([Buffer.from('\x1f\x8b\x08'), Buffer.from(text)]),
  () => Buffer.alloc(0),
  () => '"',
  () => '-',
];

/**
 * Functions that make a JSON text large: by deeply nested values, by a long string, by up to hundreds of thousands of
 * array entries or object keys, or by spaces at the end. With the last function the text exceeds the server's limit for
 * a request body, 1,000,000 bytes.
 */
const HUGE: readonly ((text: string) => string)[] = [
  (text) => text.replace('{', `{"deep":${'['.repeat(90_000)}${']'.repeat(90_000)},`),
  (text) => text.replace('{', `{"deep":${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)},`),
  (text) => text.replace('{', `{"players":[${'0,'.repeat(400_000)}0],`),
  (text) => text.replace('[', `[${'{},'.repeat(300_000)}`),
  (text) => text.replace('[', `[${'{},'.repeat(4000)}`),
  (text) => text.replace('[', `[${'"",'.repeat(300_000)}`),
  (text) => text.replace('[', `[${'7,'.repeat(450_000)}`),
  (text) => text.replace(/:"/, `:"${'ñ'.repeat(450_000)}`),
  (text) =>
    text.replace('{', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1,`).join('')}`),
  (text) => text + ' '.repeat(999_000),
  (text) => text + ' '.repeat(1_000_001),
];

/**
 * Generates bodies as bytes, with their headers: most are valid JSON, 28 of 100 are spoilt and 2 of 100 are huge. An
 * undefined value becomes an empty body.
 */
export function payloadOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<Payload> {
  const asIs = (text: string): string | Buffer => text;
  const way = fc.oneof(
    { weight: 70, arbitrary: fc.constant(asIs) },
    { weight: 28, arbitrary: fc.constantFrom(...SPOILT) },
    { weight: 2, arbitrary: fc.constantFrom(...HUGE) },
  );
  return fc.tuple(body, way, contentHeaders).map(([value, spoil, headers]) => ({
    bytes: Buffer.from(value === undefined ? '' : spoil(JSON.stringify(value) ?? '')),
    headers,
  }));
}

const contentHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ 'content-type': JSON_TYPE }) },
  { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ENCODINGS).map((encoding) => ({
      'content-type': JSON_TYPE,
      'content-encoding': encoding,
    })),
  },
  { weight: 1, arbitrary: fc.constant({}) },
);
