import { Router, type AroundNavHandler } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { Screens } from './router.tsx';
import { useRestoredPage } from './session/use-restored-page.ts';
import { useSessionSync } from './session/use-session-sync.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { useEffect } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Scrolls to the top when the app navigates to a new screen. On a back navigation the browser restores the position.
 */
const fromTheTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  if (!options?.replace) window.scrollTo(0, 0);
};

export function App() {
  useSessionSync();
  usePreloadOnIntent();
  useCentralHandler();
  useRestoredPage();
  return (
    <Router aroundNav={fromTheTop}>
      <Frame>
        <ErrorBoundary>
          <Screens />
        </ErrorBoundary>
      </Frame>
    </Router>
  );
}

/** Shows a toast for each rejection that no screen has handled (docs/specification.md#central-handler). */
export function useCentralHandler(): void {
  useEffect(() => {
    const report = ({ reason }: PromiseRejectionEvent) => toastError(describeError(reason));
    window.addEventListener('unhandledrejection', report);
    return () => window.removeEventListener('unhandledrejection', report);
  }, []);
}
