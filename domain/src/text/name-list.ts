/** 'Ana', 'Ana y Beto', 'Ana, Beto e Inés'. */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = /^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
