import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../identity/session.ts';
import { describeError } from '../../../sync/describe-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import { local, onStorageChange } from '../../../sync/storage.ts';

const load = () => import('./diagnose.ts');

/**
 * Returns the state of the button 'Diagnosticar DB' and of the banner about database indexes. The banner is shown until
 * this user has run a diagnosis that found every index. It is shown again when an index is missing, so that an index
 * lost later is noticed.
 */
export function useDiagnosis() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const foundEveryIndex = useFoundEveryIndex(uid);
  const client = useQueryClient();
  const [missing, setMissing] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  /**
   * The button 'Diagnosticar DB', which gets the focus when the banner disappears together with the focused button in
   * it.
   */
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!foundEveryIndex) return;
    // A failure of this check is not shown, because the user did not start it.
    const watch = load().then((code) => code.missingNow(client));
    void watch.then(setMissing).catch(() => undefined);
  }, [foundEveryIndex, client]);

  const run = useSingleFlight(async () => {
    setBusy(true);
    try {
      const found = await (await load()).diagnose(client);
      setMissing(found);
      if (found.length > 0) return;
      flushSync(() => storeFoundEveryIndex(uid));
      if (document.activeElement === document.body) button.current?.focus();
    } catch (error) {
      toastError(describeError(error));
    } finally {
      setBusy(false);
    }
  });

  return { run, busy, button, missing, bannerStands: !foundEveryIndex || missing.length > 0 };
}

const COMPLETE = 'complete';
const keyOf = (uid: string) => `picadito:${uid}:diagnosis`;

/** Returns whether this user has run a diagnosis in this browser that found all database indexes. */
export function useFoundEveryIndex(uid: string): boolean {
  return useSyncExternalStore(onStorageChange, () => local.get(keyOf(uid)) === COMPLETE);
}

export function storeFoundEveryIndex(uid: string): void {
  local.set(keyOf(uid), COMPLETE);
}
