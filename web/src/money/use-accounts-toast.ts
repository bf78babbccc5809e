import type { Match } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { toast } from '../ui/toast/toasts.ts';
import { changedText } from './changed-text.ts';
import { useMatchMoney } from './match-money.ts';
import { showsMoney } from '../helpers/may.ts';

/** Time in milliseconds for which the toast shows, because its text is long. */
const SHOWN_MS = 12_000;

/**
 * Shows a toast when changes of attendance or teams have changed the closed accounts of a match, for a screen that
 * shows no money.
 */
export function useAccountsToast(match: Match): void {
  const { data } = useMatchMoney(match, showsMoney(match));
  const known = useRef(data);
  useEffect(() => {
    const description = known.current && data ? changedText(known.current, data) : null;
    known.current = data;
    if (!description) return;
    toast({ title: 'Cambiaron las cuentas', description, tone: 'info', duration: SHOWN_MS });
  }, [data]);
}
