/**
 * Returns the id of the list that a form starts with. With a list chosen in the form (`chosen`) it is that list, or ''
 * if the list is gone. Otherwise it is the list selected in "Mis Listas" (`selected`), else the only list, else ''.
 */
export function startingList(
  lists: readonly { id: string }[],
  chosen: string,
  selected: string | null,
): string {
  const known = (id: string | null) => lists.some((list) => list.id === id);
  if (chosen !== '') return known(chosen) ? chosen : '';
  if (selected !== null && known(selected)) return selected;
  return lists.length === 1 ? (lists[0]?.id ?? '') : '';
}
