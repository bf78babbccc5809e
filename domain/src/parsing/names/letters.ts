const LETTER_BITS = 26;

/**
 * Returns the letters of a plain word as a bit set. Words whose sets differ much need no comparison letter by letter.
 */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) % LETTER_BITS);
  }
  return bits;
}

export function differingLetters(one: number, other: number): number {
  let bits = one ^ other;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
