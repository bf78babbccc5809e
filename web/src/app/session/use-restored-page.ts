import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession, resumeSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Hides a page that the browser restores from its back-forward cache until the session is known. Its user may have
 * signed out in another tab while the page was in the cache.
 */
export function useRestoredPage(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const show = (visibility: 'hidden' | '') => {
      document.documentElement.style.visibility = visibility;
    };
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted && useSession.getState().user) show('hidden');
    };
    const resume = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      await resumeSession(() => navigate(paths.landing, { replace: true }));
      show('');
    };
    const back = (event: PageTransitionEvent) => void resume(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, [navigate]);
}
