/**
 * Replaces Portuguese phrases by Spanish ones that are read alike. A negation may follow its verb: 'vou não'. 'No' is
 * Spanish 'en el' after a verb, and 'o' is an article after 'e' and before a name with its answer: 'vou no gol', 'eu e
 * o Beto', 'o Beto também'.
 */
const PORTUGUESE: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:n[ãa]o )?((?:vou|vai)(?: \p{L}+[aei]r)?|posso|consigo|jogo|chego|sei|d[áa]|rola|vem|joga|pode) n(?:[ãa]o|ada)(?!\p{L}| (?:vou|posso|consigo|sei|tem|tenho|d[áa]|[ée])(?!\p{L}))/giu,
    'não $1',
  ],
  [
    /(?<=(?<!\p{L})(?:vou|fico|pego|jogo|estou|tô|posso|chego|confirmad[oa]|dentro|firme|presente) )no (?=\p{L})/giu,
    'en el ',
  ],
  [/(?<!\p{L})e o (?=\p{L})/giu, 'y el '],
  [/(?<!\p{L})e a (?=\p{L})/giu, 'y la '],
  [/(?<!\p{L})com o (?=\p{L})/giu, 'con el '],
  [/(?<!\p{L})l?levo o (?=\p{L})/giu, 'llevo al '],
  [/(?<!\p{L})nem o (?=\p{L})/giu, 'ni el '],
  [/(?<=^|[,.;!] ?)o (?=\p{L}+ (?:tamb[eé]m|vai|vem|joga)(?!\p{L}))/giu, 'el '],
];

export function inSpanish(text: string): string {
  return PORTUGUESE.reduce((read, [phrase, said]) => read.replaceAll(phrase, said), text);
}
