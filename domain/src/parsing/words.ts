/** Lower case without diacritics, ñ as n: for comparing names and words that were typed in a hurry. */
export function plainWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, plain: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Names that differ only in case, accents and punctuation are the same. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ') || name;
}

/** A text without pictures, and with one blank where there were several. */
export function withoutPictures(text: string): string {
  return text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
