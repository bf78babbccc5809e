import { useEffect } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/** The central handler of docs/specification.md#central-handler for rejections that no screen has handled. */
export function useCentralHandler(): void {
  useEffect(() => {
    const report = ({ reason }: PromiseRejectionEvent) => toastError(describeError(reason));
    window.addEventListener('unhandledrejection', report);
    return () => window.removeEventListener('unhandledrejection', report);
  }, []);
}
