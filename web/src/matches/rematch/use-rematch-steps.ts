import { type Match, detailsOf, MESSAGES } from '@picadito/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { canShare, share } from '../../lib/share.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { useCreateMatch } from '../create-match.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { MATCH_FAILURES } from '../matches.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useSelectedList } from '../../players/lists/lists.ts';

const PHONE = '(pointer: coarse)';

/**
 * Returns the state and the actions of the steps between 'CREAR PARTIDO' and the attendance screen of the new match. On
 * a phone with a share sheet the organiser first sends the call to the group: its message needs nothing from the
 * server, so it can be sent while the request that creates the match runs.
 */
export function useRematchSteps(onClose: () => void) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [isCalling, setCalling] = useState(false);
  const [isCreated, setCreated] = useState(false);
  const [isSheetClosed, setSheetClosed] = useState(false);
  const created = useRef<Match | null>(null);
  const hasCalled = useRef(false);
  const { create, failure } = useCreateRematch((match) => {
    created.current = match;
    setCreated(true);
    if (!hasSheet() || hasCalled.current) proceed();
  });

  function proceed(): void {
    const match = created.current;
    if (!match) return;
    const isWaitedFor = isMounted();
    flushSync(onClose); // An open dialog would silence the toast.
    toast({ title: 'Éxito', description: 'Partido creado correctamente' });
    if (isWaitedFor) navigate(paths.confirmAttendance(match.id));
  }

  return {
    isCalling: isCalling && failure === null,
    isCreated,
    isSheetClosed,
    failure,
    start: (match: Match, date: string): void => {
      setCalling(hasSheet());
      void create(match, date);
    },
    /**
     * Opens the share sheet with the call. Must run within a tap, because browsers open the sheet only then. If the
     * sheet is closed without sending, the step stays.
     */
    call: async (message: string): Promise<void> => {
      const isClosed = (await share({ text: message })) === 'cancelled';
      setSheetClosed(isClosed);
      if (isClosed) return;
      hasCalled.current = true;
      proceed();
    },
    skipCall: (): void => {
      hasCalled.current = true;
      proceed();
    },
  };
}

const hasSheet = () => canShare() && window.matchMedia(PHONE).matches;

/**
 * Returns `create`, which creates a copy of a match on a date, once after a double tap, and passes it to `onCreated`.
 * `failure` has the text of an error, after which the user can try again; null without one.
 */
export function useCreateRematch(onCreated: (created: Match) => void) {
  const { create: createMatch, isCreating } = useCreateMatch();
  const [, selectList] = useSelectedList();
  const [failure, setFailure] = useState<string | null>(null);

  const create = useSingleFlight(async (match: Match, date: string) => {
    if (isCreating) return;
    setFailure(null);
    const plain = { isRecurring: false, recurringDay: null };
    try {
      const created = await createMatch({
        ...detailsOf(match),
        ...plain,
        date,
        listId: match.listId ?? '',
      });
      selectList(created.listId);
      onCreated(created);
    } catch (error) {
      const failed = { action: MATCH_FAILURES.create, signedOut: MESSAGES.matchSignedOut };
      setFailure(failureSentence(error, failed));
    }
  });
  return { create, failure };
}
