/**
 * Matches names before which «y» becomes «e»: those that begin with the sound of i, with or without h and accent, but
 * not 'Iara'. `Intl.ListFormat` is not used, because runtimes disagree on this rule.
 */
const SOUNDS_I = /^h?[ií](?![aeo])/i;

/** Joins names, as in 'Ana', 'Ana y Beto' or 'Ana, Beto e Íñigo'. */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${SOUNDS_I.test(last) ? 'e' : 'y'} ${last}`;
}
