/**
 * Repairs letters that a program has stored in one encoding and read in another ('JosÃ©' for 'José'), and letters that
 * a page has escaped ('Mu&ntilde;oz').
 */

/** Characters that Windows-1252 has for the bytes from 0x80 to 0x9f; a blank is a byte without a character. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const LEAD_TWO = 0xc2;
const FIRST_WINDOWS = 0x80;
/**
 * Matches the bytes of one character of UTF-8 that were read as Windows-1252. The character may be a letter, a sign or
 * an emoji.
 */
const MISREAD =
  /[\u00c2\u00c3][\u0080-\u00bf€‚-„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]|\u00e2[\u0080-\u00bf€‚-„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]{2}|\u00f0[\u0080-\u00bf€‚-„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]{3}/gu;
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  circ: '\u0302',
};
/**
 * Matches the remains of letters that cannot be repaired: '�', and 'Ã' or 'Â' where it seems to be no letter of a word.
 */
const BROKEN = /\ufffd|Ã(?=\p{Ll})|(?<=\p{Ll})[ÃÂ](?!\p{Lu})|[ÃÂ](?=[^\p{L}\s.,)])/u;

export function withRepairedLetters(text: string): string {
  return text
    .replaceAll(/&([a-z])(acute|tilde|uml|cedil|circ);/giu, (_, letter: string, accent: string) =>
      `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC'),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('ï¿½', '\ufffd')
    .replaceAll(MISREAD, (misread) => decoded(misread) ?? misread);
}

/** Tells whether a name has letters that cannot be repaired. */
export function hasBrokenLetters(name: string): boolean {
  return BROKEN.test(name);
}

/** Returns the character whose UTF-8 bytes were misread as this text; null if the bytes are not valid. */
function decoded(misread: string): string | null {
  const bytes = [...misread].map((character) => byteOf(character));
  const [lead = 0, ...others] = bytes;
  if (others.some((byte) => byte < FIRST_WINDOWS)) return null;
  const bits = lead < LEAD_TWO + 0x1e ? lead & 0x1f : lead < 0xf0 ? lead & 0x0f : lead & 0x07;
  const code = others.reduce((before, byte) => before * 64 + (byte & 0x3f), bits);
  return code < FIRST_WINDOWS ? null : String.fromCodePoint(code);
}

function byteOf(character: string): number {
  const place = WINDOWS.indexOf(character);
  return place >= 0 && character !== ' ' ? FIRST_WINDOWS + place : character.charCodeAt(0);
}
