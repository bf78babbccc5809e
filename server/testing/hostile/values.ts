import fc from 'fast-check';

/** Names that programs may treat specially: fields of prototypes, fields that name an owner, and parts of paths. */
export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'toJSON',
  'then',
  'length',
  'id',
  'userId',
  'organizerId',
  'createdAt',
  'rating',
  'seriesId',
  '',
  ' ',
  '0',
  '-1',
  'a.b',
  'a[b]',
  '$where',
  '\0',
  '\ud800',
];

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f\u0085',
  '\ud800',
  '\udc00\ud800',
  'a\ud83d',
  '\u200b\u200d\ufeff',
  '\u202eopuesto\u202c',
  '\u2066\u2069',
  '👨‍👩‍👧‍👦',
  '🇦🇷',
  '\u{1f3fb}',
  `a${'\u0301'.repeat(300)}`,
  'ﷺ'.repeat(80),
  'İıßſK',
  '\r\nSet-Cookie: a=b',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '$1',
  '%',
  '%00',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'null',
  'NaN',
  '-Infinity',
  '1e309',
  '0x10',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '25:61',
  '12:00 PM',
  `10:00${' '.repeat(60_000)}x`,
  `${'-'.repeat(60_000)}\n`,
  '+54 9 11 5555 1234',
  '٣٤٥٦٧٨٩٠١',
  '+'.repeat(40),
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+25',
  '../UTC',
  'ZZ',
  '$user$',
  '$list$',
  '$match$',
  '$player$',
  'x'.repeat(81),
  'x'.repeat(70_000),
  'ñ'.repeat(3000),
];

/**
 * Generates texts that people do not type: lone surrogates, zero-width characters, code, huge numbers, ids of other
 * users.
 */
export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 90 }) },
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324, Number.NaN),
  fc.double(),
  fc.integer(),
);

const scalar = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ['']),
);
const oddName = fc.oneof(fc.constantFrom(...ODD_NAMES), fc.string({ maxLength: 8 }));

/** Generates objects with odd field names. `Object.fromEntries` makes even `__proto__` an own field. */
const pairs = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(oddName, value), { maxLength: 4 }).map((all) => Object.fromEntries(all));

/** Generates any JSON, mostly values that no schema accepts. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 6 }) },
  { weight: 1, arbitrary: pairs(scalar) },
  { weight: 1, arbitrary: pairs(pairs(scalar)) },
);

/** Generates objects whose fields are unknown to the contract. */
export const oddFields = pairs(scalar);
