import { useSyncExternalStore } from 'react';

/** From here up (Tailwind's `md`) long lists scroll in a box of their own. */
const WIDE = '(min-width: 48rem)';

/** The `tabIndex` of a box that scrolls from 768 px up, where the keyboard must get there; none below. */
export function useTabStop(): 0 | undefined {
  const isWide = useSyncExternalStore(onWidth, () => window.matchMedia(WIDE).matches);
  return isWide ? 0 : undefined;
}

function onWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
