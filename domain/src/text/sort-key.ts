/** Plain forms of the letters that Unicode normalization does not decompose. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};

/**
 * Returns a key whose binary order is the order that Spanish readers expect: case and accents do not count, and ñ comes
 * after every n. The key is ASCII, so that code units, SQLite's bytes and PostgreSQL's "C" collation agree: space <
 * punctuation < digits < letters < other scripts. Names that differ only in case or accents share a key, so callers add
 * a tie-break.
 */
export function sortKey(name: string): string {
  return searchText(name)
    .replaceAll(/[!-/:-@[-`{-~]/g, '!')
    .replaceAll('ñ', 'n~')
    .replaceAll(
      /[^ -~]/gu,
      (other) => `{${(other.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`,
    );
}

/**
 * Returns a predicate that tells whether a text contains `query`. Case and accents do not count, and an n in the query
 * also finds ñ.
 */
export function searchFor(query: string): (text: string) => boolean {
  const needle = searchText(query);
  const plainNeedle = needle.replaceAll('ñ', 'n');
  return (text) => {
    const haystack = searchText(text);
    const plainHaystack = haystack.replaceAll('ñ', 'n');
    let at = plainHaystack.indexOf(plainNeedle);
    while (at >= 0) {
      const found = haystack.slice(at, at + needle.length);
      if ([...needle].every((letter, index) => letter !== 'ñ' || found[index] === 'ñ')) return true;
      at = plainHaystack.indexOf(plainNeedle, at + 1);
    }
    return false;
  };
}

/**
 * Returns the text in lower case without diacritics, except that ñ stays one letter; runs of white space become one
 * space.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/n\p{M}*\u0303/gu, 'ñ')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
