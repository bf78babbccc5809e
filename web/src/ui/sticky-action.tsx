import type { ReactNode } from 'react';

/**
 * The one main action of a screen: at thumb height on phones and on low screens, elsewhere in its place, or at the
 * lower edge as long as its place is below it (docs/decisions/212).
 */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div data-sticky-action>{children}</div>;
}
