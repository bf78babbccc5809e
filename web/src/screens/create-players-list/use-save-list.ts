import { MESSAGES } from '@picadito/domain';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCreateList, useIsCreatingList } from '../../players/lists/create-list.ts';
import { useSession } from '../../identity/session.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useSelectedList } from '../../players/lists/selected-list.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { nameProblem, refusal, whyNotSave } from './list-draft.ts';
import type { ListDraftState } from './use-list-draft.ts';
import { LIST_FAILURES } from '../../players/lists/failures.ts';

/** Screens that send organisers without a list here. */
const LACKED_A_LIST = [paths.createMatch, paths.recurringMatches] as const;

/** Saves the list with its players, selects it and goes home, or back to the screen that lacked a list; a failure loses nothing. */
export function useSaveList(draft: ListDraftState) {
  const { user } = useSession();
  const createList = useCreateList();
  const saving = useIsCreatingList();
  const [, select] = useSelectedList();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const next = LACKED_A_LIST.find((path) => path === search.get('next')) ?? paths.home;
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  const { list, notAdded } = draft;
  const isMounted = useIsMounted();

  const save = useSingleFlight(async () => {
    const problem = whyNotSave(list, notAdded) ?? nameProblem(list.name);
    if (saving) return;
    if (!user || problem) {
      toastError(user ? (problem ?? '') : MESSAGES.listSignedOut);
      return;
    }
    try {
      const saved = await createList.mutateAsync(list);
      draft.clear(list);
      toast({ title: '¡Lista creada!', description: `${saved.name} ya está guardada.` });
      if (!isMounted()) return;
      select(saved.id);
      navigate(next);
    } catch (error) {
      const [first] = fieldErrors(error);
      if (first?.path === 'name') setRefused({ name: list.name, message: first.message });
      toastError(first ? refusal(first, list.players) : failureSentence(error, SENTENCES));
    }
  });

  return {
    save,
    saving,
    /** What the server said of this very name. */
    refusedName: refused?.name === list.name ? refused.message : null,
  };
}

const SENTENCES = {
  action: LIST_FAILURES.createWithPlayers,
  signedOut: MESSAGES.listSignedOut,
};
