/** Before these «y» becomes «e», accents or not, which runtimes do not agree on; «y Iara» stays. */
const SOUNDS_I = /^h?[ií](?![aeo])/i;

/** 'Ana', 'Ana y Beto', 'Ana, Beto e Íñigo'. */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${SOUNDS_I.test(last) ? 'e' : 'y'} ${last}`;
}
