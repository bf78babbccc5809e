import type { Match } from '@picadito/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { canShare, share } from '../../lib/share.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { useCreateRematch } from './use-create-rematch.ts';

const PHONE = '(pointer: coarse)';

/**
 * What follows on 'CREAR PARTIDO': on to the attendance of the new match, its list being there already. Where there is
 * a phone's share sheet, the group's call comes first, at once: its message needs nothing that the server has yet to
 * say, and while one chooses the group the match is made.
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
    if (!hasSheet() || hasCalled.current) goOn();
  });

  function goOn(): void {
    const match = created.current;
    if (!match) return;
    const isWaitedFor = isMounted();
    flushSync(onClose); // an open dialog would silence the toast
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
    /** Call it within the tap. Closing the share sheet stays on the screen. */
    call: async (message: string): Promise<void> => {
      const isClosed = (await share({ text: message })) === 'cancelled';
      setSheetClosed(isClosed);
      if (isClosed) return;
      hasCalled.current = true;
      goOn();
    },
    skipCall: (): void => {
      hasCalled.current = true;
      goOn();
    },
  };
}

const hasSheet = () => canShare() && window.matchMedia(PHONE).matches;
