import { useSyncExternalStore } from 'react';

/** From here up (Tailwind's `md`) screens have columns, and long lists scroll in a box of their own. */
const WIDE = '(min-width: 48rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => window.matchMedia(WIDE).matches);
}

function onWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
