import { Router } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { Screens } from './router.tsx';
import { useCentralHandler } from './use-central-handler.ts';
import { useRestoredPage } from './session/use-restored-page.ts';
import { useSessionSync } from './session/use-session-sync.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

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
