import { LISTS, MESSAGES } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { HOME_QUERY } from '../../home/home.ts';
import { useCreateList } from '../../players/lists/create-list.ts';
import { useSession } from '../../identity/session.ts';
import { storedMessage } from '../../matches/message/stored-message.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useSelectedList, LIST_FAILURES } from '../../players/lists/lists.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { namesOfKeepers } from '../../players/paste-list/paste-target.ts';
import { queryOf } from '../../sync/cache/query-of.ts';
import { useMarkKeepers } from '../../teams/mark-keepers.ts';
import { type ListDraft, nameProblem, refusal, whyNotSave } from './list-draft.ts';
import type { ListDraftState } from './use-list-draft.ts';

/** Addresses of the screens that send an organiser without a list to this screen. */
const LACKED_A_LIST = [paths.createMatch, paths.recurringMatches] as const;

/**
 * Returns `save`, which saves the list of the form, or the one it is given, with its players, marks its keepers and
 * selects it. If another screen sent the organiser here to create a list, `save` then goes back to that screen.
 * Otherwise it goes to the form of a match if the account has no match or the list was pasted with its match, and else
 * to the new list. After a failure the draft stays.
 */
export function useSaveList(draft: ListDraftState) {
  const { user } = useSession();
  const { create, isCreating: saving } = useCreateList();
  const [, select] = useSelectedList();
  const [search] = useSearchParams();
  const sender = LACKED_A_LIST.find((path) => path === search.get('next'));
  const hasNoMatch = useHasNoMatch();
  const { notAdded } = draft;
  const client = useQueryClient();
  const markKeepers = useMarkKeepers();
  const [refused, setRefused] = useState<RefusedName | null>(null);
  const isMounted = useIsMounted();
  const [, navigate] = useLocation();

  async function markKeepersOf(listId: string, list: ListDraft): Promise<void> {
    const keepers = namesOfKeepers(list.players);
    if (keepers.length === 0) return;
    const players = await client.fetchQuery(queryOf(LISTS.players, { id: listId })).catch(() => []);
    await markKeepers(players, keepers);
  }

  const save = useSingleFlight(async (list: ListDraft = draft.list) => {
    const problem = whyNotSave(list, notAdded) ?? nameProblem(list.name);
    if (saving) return;
    if (!user || problem) {
      toastError(user ? (problem ?? '') : MESSAGES.listSignedOut);
      return;
    }
    try {
      const players = list.players.map(({ name, skillLevel, whatsapp }) => ({
        name,
        skillLevel,
        whatsapp,
      }));
      const saved = await create({ name: list.name, players });
      void markKeepersOf(saved.id, list);
      draft.clear(list);
      toast({ title: '¡Lista creada!', description: `${saved.name} ya está guardada.` });
      // The selection stays if the user has left the screen, because another list may be selected by now.
      if (!isMounted()) return;
      select(saved.id);
      const isMatchNext = hasNoMatch || storedMessage(user.uid).read(Date.now()) !== null;
      navigate(sender ?? (isMatchNext ? paths.createMatch : paths.playerList(saved.id)));
    } catch (error) {
      const [first] = fieldErrors(error);
      const wrongName = refusedName(error, list.name);
      setRefused(wrongName);
      if (wrongName) return;
      toastError(first ? refusal(first, list.players) : failureSentence(error, SENTENCES));
    }
  });

  return {
    save,
    saving,
    /**
     * The message with which the server refused the current name; null if it has not, or if the name has changed since.
     */
    refusedName: refused?.name === draft.list.name ? refused.message : null,
  };
}

/** Returns whether the account has no match, according to the cached data of home; false if home was never loaded. */
function useHasNoMatch(): boolean {
  const client = useQueryClient();
  return client.getQueryData(HOME_QUERY.queryKey)?.matches.length === 0;
}

type RefusedName = { name: string; message: string };

/** Returns the refused name with the server's message about it; null if the error is not about the name. */
function refusedName(error: unknown, name: string): RefusedName | null {
  const [first] = fieldErrors(error);
  return first?.path === 'name' ? { name, message: first.message } : null;
}

const SENTENCES = {
  action: LIST_FAILURES.createWithPlayers,
  signedOut: MESSAGES.listSignedOut,
};
