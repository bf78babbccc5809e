/** Id that has the length of a real one and belongs to no row. */
export const MISSING = 'x'.repeat(22);

type Ids = { own: string; foreign: string };

/**
 * Functions that return a value to send in place of an id: variants of an existing own or foreign id, or a value of
 * another kind.
 */
export const ODD_IDS: Record<string, (ids: Ids) => string> = {
  'a number': () => '1',
  zero: () => '0',
  'a negative number': () => '-1',
  'a number with an exponent': () => '1e3',
  null: () => 'null',
  undefined: () => 'undefined',
  true: () => 'true',
  me: () => 'me',
  'a prototype': () => '__proto__',
  'an object': () => '[object Object]',
  'a NUL': () => '\0',
  'a line end': () => 'a\r\nset-cookie: a=b',
  'an emoji': () => '⚽️',
  'letters of another alphabet': () => 'ñandú-ßß-日本語-日本語-日本語',
  'letters of full width': ({ own }) => own.replaceAll(/\w/g, (letter) => wide(letter)),
  'too short': () => 'x'.repeat(19),
  'too long': () => 'x'.repeat(65),
  'very long': () => 'x'.repeat(4000),
  'a path upwards': () => '../../etc/passwd',
  'a path upwards on Windows': () => '..\\..\\boot.ini',
  'SQL that is always true': () => "' or '1'='1",
  'SQL that drops': () => "'; drop table users; --",
  'a wildcard': () => '%',
  'wildcards of its length': ({ foreign }) => '_'.repeat(foreign.length),
  'a template': () => '${7*7}{{7*7}}',
  'own in another case': ({ own }) => inAnotherCase(own),
  'own without its end': ({ own }) => own.slice(0, -1),
  'own with a suffix': ({ own }) => `${own}x`,
  'own with a NUL': ({ own }) => `${own}\0`,
  'own and foreign': ({ own, foreign }) => `${own},${foreign}`,
  'foreign in another case': ({ foreign }) => inAnotherCase(foreign),
  'foreign with a suffix': ({ foreign }) => `${foreign}x`,
  'foreign with a NUL': ({ foreign }) => `${foreign}\0`,
  'foreign below a slash': ({ foreign }) => `/${foreign}`,
  'foreign above own': ({ own, foreign }) => `${foreign}/${own}`,
  'foreign through own': ({ own, foreign }) => `${own}/../${foreign}`,
  'foreign in quotes': ({ foreign }) => `"${foreign}"`,
  'foreign backwards': ({ foreign }) => [...foreign].toReversed().join(''),
};

/**
 * Functions that return a value to send in place of an id in a path, with percent-encoding that only a path can
 * contain.
 */
export const ODD_PATHS: Record<string, (ids: Ids) => string> = {
  'a blank': () => '%20',
  'a broken percent sequence': () => '%E0%A4%A',
  'a percent sign': () => '%',
  'no percent sequence': () => '%zz',
  'dots, encoded twice': () => '%252e%252e',
  'foreign with a blank': ({ foreign }) => `${foreign}%20`,
  'foreign, encoded twice': ({ foreign }) => `%25${hex(foreign)}${foreign.slice(1)}`,
  'foreign with a parameter': ({ foreign }) => `${foreign};version=1`,
  'own with a parameter': ({ own }) => `${own};${own}`,
};

const hex = (text: string) => text.charCodeAt(0).toString(16);
const wide = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);

function inAnotherCase(text: string): string {
  const other = text.toUpperCase();
  return other === text ? text.toLowerCase() : other;
}
