/** Reads who replaces whom: 'sale Beto y entra Leo', 'entra Leo por Beto', 'Leo reemplaza a Beto'. */
import type { NameMatcher } from '../names/match-names.ts';
import { wordsOf } from '../words.ts';

/** Patterns of a swap, with the player who leaves (`out`) and the one who comes (`in`). */
const SWAPS: readonly RegExp[] = [
  /(?<!\p{L})[Ss]ale (?:el |la )?(?<out>\p{Lu}\p{L}+),?(?: y)? entra (?:el |la )?(?<in>\p{Lu}\p{L}+)/gu,
  /(?<!\p{L})(?<out>\p{Lu}\p{L}+) sale,?(?: y)? entra (?:el |la )?(?<in>\p{Lu}\p{L}+)/gu,
  /(?<!\p{L})(?:[Ee]ntra|[Vv]a|[Jj]uega) (?:el |la )?(?<in>\p{Lu}\p{L}+) (?:por|x|en (?:lugar|vez) de) (?:el |la )?(?<out>\p{Lu}\p{L}+)/gu,
  /(?<!\p{L})(?<in>\p{Lu}\p{L}+) (?:(?:entra|va|juega) (?:por|x|en (?:lugar|vez) de)|reemplaza al?) (?:el |la )?(?<out>\p{Lu}\p{L}+)/gu,
  /^\P{L}*(?<in>\p{Lu}\p{L}+) (?:por|x) (?<out>\p{Lu}\p{L}+)\P{L}*$/gu,
];

/** Returns a text with two answers in place of the words for a swap of two players. */
export function withSwapsAsAnswers(text: string, names: NameMatcher): string {
  return SWAPS.reduce((read, swap) => {
    const found = [...read.matchAll(swap)].filter(({ groups }) =>
      [groups?.['out'], groups?.['in']].every((name) => names.match(wordsOf(name ?? ''), true)),
    );
    return found.reduce(
      (all, { 0: whole, groups }) =>
        all.replace(whole, `${groups?.['out']} no va. ${groups?.['in']} va`),
      read,
    );
  }, text);
}
