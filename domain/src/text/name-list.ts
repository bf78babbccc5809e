const IN_SPANISH = new Intl.ListFormat('es');

/** 'Ana', 'Ana y Beto', 'Ana, Beto e Inés'. */
export function nameList(names: readonly string[]): string {
  return IN_SPANISH.format(names);
}
