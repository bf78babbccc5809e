import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHealth } from '../../api/health.ts';
import { useSession } from '../../api/session.ts';
import { describeError } from '../../lib/describe-error.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { keepFoundEveryIndex, useFoundEveryIndex } from '../../state/diagnosis.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { missingCollections } from './missing-collections.ts';

export type Diagnosis = ReturnType<typeof useDiagnosis>;

/**
 * 'Diagnosticar DB' and the index banner, which stands until this user has run a diagnosis that found
 * every index, and whenever one is missing (decisions.md, "index banner"): so whoever has run one is
 * told of what has gone since.
 */
export function useDiagnosis() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const foundEveryIndex = useFoundEveryIndex(uid);
  const health = useHealth(foundEveryIndex);
  const [busy, setBusy] = useState(false);
  /** Takes the focus when the banner leaves with its own button. */
  const button = useRef<HTMLButtonElement>(null);
  const missing = health.data ? missingCollections(health.data) : [];

  const run = useOneAtATime(async () => {
    setBusy(true);
    try {
      const [{ logReport }, { data: report }] = await Promise.all([
        import('./log-report.ts'),
        health.refetch({ throwOnError: true }),
      ]);
      if (!report) return;
      logReport(report);
      toast({
        title: 'Diagnóstico completado',
        description: 'Revisa la consola para ver los resultados detallados',
      });
      if (missingCollections(report).length > 0) return;
      flushSync(() => keepFoundEveryIndex(uid));
      if (document.activeElement === document.body) button.current?.focus();
    } catch (error) {
      toastError(describeError(error));
    } finally {
      setBusy(false);
    }
  });

  return { run, busy, button, missing, bannerStands: !foundEveryIndex || missing.length > 0 };
}
