/**
 * Returns the sentence for a search without a result, with its words. `nothing` is the beginning of the sentence, such
 * as 'Nadie en esta lista se llama'.
 */
export function nothingFound(nothing: string, searched: string): string {
  return `${nothing} «${searched}».`;
}
