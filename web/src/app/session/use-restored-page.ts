import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession, wakeUp } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The browser may keep a page that is left, and bring it back as it was by its back button. Whoever it shows may have
 * signed out since in another tab, which a page that sleeps does not hear: it stays unseen until that is known.
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
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      await wakeUp(() => navigate(paths.landing, { replace: true }));
      show('');
    };
    const back = (event: PageTransitionEvent) => void comeBack(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, [navigate]);
}
