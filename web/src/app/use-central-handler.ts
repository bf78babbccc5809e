import { useEffect } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/** Shows a toast for each rejection that no screen has handled (docs/specification.md#central-handler). */
export function useCentralHandler(): void {
  useEffect(() => {
    const report = ({ reason }: PromiseRejectionEvent) => toastError(describeError(reason));
    window.addEventListener('unhandledrejection', report);
    return () => window.removeEventListener('unhandledrejection', report);
  }, []);
}
