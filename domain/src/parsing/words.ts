/**
 * Returns a text in lower case without diacritics, with ñ as n, to compare names and words that were typed in a hurry.
 */
export function plainWord(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns the plain words of a text: its runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a key that is the same for names that differ only in case, accents and punctuation. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ') || name;
}

/** Matches pictures of ill or hurt people. */
export const ILL = /[🤕🤧😷🤒🤢]/u;

/** Returns a text without emoji, trimmed, with a single blank in place of several. */
export function withoutPictures(text: string): string {
  return text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
