import { useStoredValue } from '../../sync/use-stored-value.ts';

/**
 * Holds the id of the list chosen in "Mis Listas", whose players add-players shows (docs/specification.md#data, storage
 * keys).
 */
export function useSelectedList() {
  return useStoredValue('selected_list_id');
}
