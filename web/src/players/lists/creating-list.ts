import { useMutationState } from '@tanstack/react-query';

export const CREATING_LIST = ['create list'];

/** The name of the list that is being saved, also for a screen that has been left and opened again meanwhile; else null. */
export function useUnsavedListName(): string | null {
  const lists = useMutationState({
    filters: { mutationKey: CREATING_LIST, status: 'pending' },
    select: ({ state }) => state.variables as { name: string },
  });
  return lists.at(-1)?.name ?? null;
}

export function useIsCreatingList(): boolean {
  return useUnsavedListName() !== null;
}
