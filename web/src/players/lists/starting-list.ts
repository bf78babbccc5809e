/**
 * The list that a form starts with: the one chosen, '' if that is gone. Where none was chosen, the selected one, else
 * the only one; '' for none.
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
