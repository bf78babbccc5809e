import { useEffect } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/** The central handler of product.md §8 for what no screen has answered for. */
export function useCentralHandler(): void {
  useEffect(() => {
    const tell = ({ reason }: PromiseRejectionEvent) => toastError(describeError(reason));
    window.addEventListener('unhandledrejection', tell);
    return () => window.removeEventListener('unhandledrejection', tell);
  }, []);
}
