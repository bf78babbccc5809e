import fc from 'fast-check';
import { ODD_NAMES, oddText } from './values.ts';

const SEGMENTS = [
  '%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%c0%af',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%2f',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..',
  '.',
  '..',
  '...',
  ';a=b',
  '*',
  ':id',
  '$user$',
  '$list$',
  '$match$',
  '$player$',
  '$match$%20',
  '$match$%00',
  '1',
  '-1',
  'NaN',
  "'--",
  'x'.repeat(22),
  'x'.repeat(9000),
  '%41'.repeat(2000),
];
const odd = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)),
);

/**
 * Generates paths of a route. Each id is usually the right one, and otherwise malformed or the id of another object.
 */
export function pathLike(url: string, ids: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const segments = url.split('/').map((segment): fc.Arbitrary<string> => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const right = fc.constant(ids[segment.slice(1)] ?? 'x');
    return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: odd });
  });
  const path = fc.tuple(...segments).map((all) => all.join('/'));
  return fc.oneof(
    { weight: 19, arbitrary: path },
    { weight: 1, arbitrary: fc.tuple(path, odd).map(([right, more]) => `${right}/${more}`) },
  );
}

/** Generates query strings, also empty ones, from the route's parameters, unknown ones and odd values. */
export function queryLike(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: names.length * 3, arbitrary: fc.constantFrom('', ...names) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_NAMES) },
  );
  const form = fc.constantFrom('', '[]', '[0]', '[__proto__]', '.x');
  const plain = { weight: 8, arbitrary: fc.constant('') };
  const value = fc.oneof(
    odd,
    fc.constantFrom('', '1', '1000', '1001', '0', '1e3', 'date', 'created', 'jueves', '+', '='),
  );
  const pair = fc
    .tuple(name, fc.oneof(plain, { weight: 2, arbitrary: form }), value)
    .map(([key, suffix, text]) => `${encodeURIComponent(key.toWellFormed())}${suffix}=${text}`);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`),
    },
    { weight: 1, arbitrary: odd.map((text) => `?${text}`) },
  );
}
