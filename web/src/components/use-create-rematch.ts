import { type Match, MESSAGES } from '@picadito/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useCreateMatch, useIsCreatingMatch } from '../api/change-matches.ts';
import { failureSentence } from '../lib/failure-sentence.ts';
import { SCREEN } from '../lib/failures.ts';
import { paths } from '../lib/paths.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { useLastMatch } from '../state/last-match.ts';
import { useSelectedList } from '../state/selected-list.ts';
import { toast } from '../state/toasts.ts';

/**
 * Makes a match again on `date` and goes on to its attendance, its list being there already. A double tap makes one
 * match; what went wrong stands in `failure` and can be tried again.
 */
export function useCreateRematch(onCreated: () => void) {
  const { mutateAsync } = useCreateMatch();
  const saving = useIsCreatingMatch();
  const [, setLastMatch] = useLastMatch();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const [failure, setFailure] = useState<string | null>(null);

  const create = useOneAtATime(async (match: Match, date: string) => {
    if (saving) return;
    setFailure(null);
    const { time, location, googlePlaceId, timeZone, listId } = match;
    const same = { time, location, googlePlaceId, timeZone, listId: listId ?? '' };
    try {
      const created = await mutateAsync({ ...same, date, isRecurring: false, recurringDay: null });
      setLastMatch(created.id);
      selectList(created.listId);
      const isWaitedFor = isHere();
      flushSync(onCreated); // an open dialog would let nobody hear the toast
      toast({ title: 'Éxito', description: 'Partido creado correctamente' });
      if (isWaitedFor) navigate(paths.confirmAttendance(created.id));
    } catch (error) {
      const failed = { action: SCREEN.createMatch, signedOut: MESSAGES.matchSignedOut };
      setFailure(failureSentence(error, failed));
    }
  });
  return { create, failure };
}
