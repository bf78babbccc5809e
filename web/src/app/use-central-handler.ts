import { useEffect } from 'react';
import { describeError } from '../lib/describe-error.ts';
import { toastError } from '../state/toasts.ts';

/** The central handler of product.md §8 for what no screen has answered for. */
export function useCentralHandler(): void {
  useEffect(() => {
    const tell = ({ reason }: PromiseRejectionEvent) => toastError(describeError(reason));
    window.addEventListener('unhandledrejection', tell);
    return () => window.removeEventListener('unhandledrejection', tell);
  }, []);
}
