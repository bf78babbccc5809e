import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../limits.ts';

const CANDIDATE = /\+?\(?\d[\d ().\-–]*\d/gu;
/** Matches an identity number (DNI in Argentina, where clubs require it), which looks like a phone number. */
export const IDENTITY =
  /\b(?:dni|doc|documento|nie|curp)\b[ .:°º]*[\d.]*\d[a-z]?|\b\d{1,2}\.\d{3}\.\d{3}\b/giu;
/** A number with fewer digits than this is not a phone number but a level, a date or a shirt number. */
const MEANT_AS_NUMBER = 6;
/** Least number of digits after a word such as 'tel.', so that an incomplete phone number is asked. */
const ANNOUNCED_MIN = 4;

/** Matches a number that a spreadsheet has rounded: '5,49116E+12'. */
const ROUNDED = /"?(?<![\p{L}\d])\d(?:[.,]\d+)?e\+?\d{1,2}(?![\p{L}\d])"?/giu;
/** Matches decimals of zeros after eight or more digits, as a spreadsheet adds to a number: '1155550101.0'. */
const DECIMALS = /(?<=\d{8})[.,]0+(?!\d)/gu;

/** Matches what announces a phone number: 'Mateo tel. 11…', 'Nacho (wp 099…', 'Ana, cel: 11…'. */
const ANNOUNCED =
  /[\s,;([–—-]*(?<!\p{L})(?:wp|wpp|wsp|wasap|whats?app|cel(?:u|ular)?|tel(?:[eé]fono)?|fono|m[oó]vil|n[uú]m(?:ero)?|nro|contacto)[.:°º]*\s*(?:es )?$/iu;
/** Matches a remark that a player has no phone number. */
export const NUMBERLESS =
  /^,? ?(?:sin|no (?:le )?(?:tiene|tengo)(?: (?:el|su))?|todav[ií]a sin|falta(?: el)?) (?:tel|n[uú]m|nro|cel|whats|wpp?(?!\p{L})|wsp)|^,? ?s\/n$/iu;

export type FoundNumber = {
  number: string | null;
  isOdd: boolean;
  isRounded: boolean;
  rest: string;
};

/**
 * Replaces numbers that a spreadsheet has rounded ('5,49116E+12') by a sign that pasted text cannot contain, so that
 * their commas do not split the line.
 */
export function withoutRounded(text: string): string {
  return text.replaceAll(ROUNDED, ROUNDED_SIGN);
}

const ROUNDED_SIGN = '\ue002';

/**
 * Finds the first phone number in a text. `number` is the number as typed, or null if there is none. `isOdd` is true if
 * it has too few or too many digits, `isRounded` if `withoutRounded` has replaced one. `rest` is the text without the
 * number.
 */
export function findNumber(text: string): FoundNumber {
  const isRounded = text.includes(ROUNDED_SIGN);
  const plain = text
    .replaceAll(ROUNDED_SIGN, ' ')
    .replaceAll(IDENTITY, ' ')
    .replaceAll(DECIMALS, '');
  for (const { 0: candidate, index } of plain.matchAll(CANDIDATE)) {
    const [typed, level] = withoutLevel(candidate);
    const digits = digitsOf(typed);
    const before = plain.slice(0, index);
    if (digits < (ANNOUNCED.test(before) ? ANNOUNCED_MIN : MEANT_AS_NUMBER)) continue;
    const after = plain.slice(index + candidate.length);
    const isOdd = digits < PHONE_MIN_DIGITS || digits > PHONE_MAX_DIGITS;
    const rest = `${before.replace(ANNOUNCED, '')}${level} ${after.replace(/^\)/, '')}`;
    return { number: typed, isOdd, isRounded, rest: rest.trim() };
  }
  return { number: null, isOdd: false, isRounded, rest: plain };
}

/** Separates a level from a phone number: '4 1144445555', '1144445555 (4'. The level is '' if there is none. */
function withoutLevel(candidate: string): [number: string, level: string] {
  const [, first, after] = /^([1-5]) ?[-–.]? (.*)$/u.exec(candidate) ?? [];
  if (first && after && digitsOf(after) >= PHONE_MIN_DIGITS) return [after, first];
  const [, before, last] = /^(.*\d) (?:[-–(/] ?)?([1-9])$/u.exec(candidate) ?? [];
  if (before && last && digitsOf(before) >= PHONE_MIN_DIGITS) return [before.trim(), last];
  return [candidate, ''];
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}
