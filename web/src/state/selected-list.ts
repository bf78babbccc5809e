import { useKeptValue } from '../sync/use-stored-value.ts';

/** The list chosen in "Mis Listas", whose players add-players shows (product.md §3, storage keys). */
export function useSelectedList() {
  return useKeptValue('selected_list_id');
}
