import { Suspense, useCallback } from 'react';
import { dismissToast, useToasts } from '../../ui/toast/toasts.ts';
import { Boundary } from './boundary.tsx';
import { PlainToast } from './plain-toast.tsx';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { usePreloadToaster } from './use-preload-toaster.ts';

const loadToaster = () => import('../../ui/toast/toaster.tsx').then((m) => m.Toaster);
const Toaster = lazyWithRetry(loadToaster);

/** The toaster's code is preloaded before the first toast; without it a toast is a plain box. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  const [newest] = toasts;
  const id = newest?.id ?? -1;
  const close = useCallback(() => dismissToast(id), [id]);
  usePreloadToaster(loadToaster);
  if (!newest) return null;
  return (
    <Boundary resetOn={id} renderFailure={() => <PlainToast toast={newest} onClose={close} />}>
      <Suspense>
        <Toaster toasts={toasts} onClose={dismissToast} />
      </Suspense>
    </Boundary>
  );
}
