import { useEffect } from 'react';
import { preloadScreen } from './screens.ts';

/** Preloads the code of a link's screen when the link is hovered or focused. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      if (link instanceof HTMLAnchorElement && !link.target) preloadScreen(link.pathname);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
