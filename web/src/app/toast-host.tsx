import { lazy, Suspense } from 'react';
import { dismissToast, useToasts } from '../state/toasts.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx').then((m) => ({ default: m.Toaster })));

/** The toaster's code comes with the first toast. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} onClose={dismissToast} />
    </Suspense>
  );
}
