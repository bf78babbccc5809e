import type { ReactNode } from 'react';

/**
 * Renders the main action of a screen. The action sticks to the lower edge on phones and low screens; elsewhere it is
 * in its place, or at the lower edge while its place is below it.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div data-sticky-action>{children}</div>;
}
