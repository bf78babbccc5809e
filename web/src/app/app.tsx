import { Router } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Screens } from './router.tsx';
import { SessionNotice } from './shell/session-notice.tsx';
import { useCentralHandler } from './use-central-handler.ts';
import { useRestoredPage } from './session/use-restored-page.ts';
import { useSessionSync } from './session/use-session-sync.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** A new screen starts at its top; going back restores the scroll position, as browsers do. */
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
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:bg-coin focus:px-4 focus:py-3 focus:font-bold focus:text-void"
      >
        Saltar al contenido
      </a>
      <div>
        <Header />
        <SessionNotice />
        {/* a full screen high also while it loads, so that the footer does not jump */}
        <main id="contenido" tabIndex={-1} className="min-h-dvh outline-none">
          <ErrorBoundary>
            <Screens />
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
    </Router>
  );
}
