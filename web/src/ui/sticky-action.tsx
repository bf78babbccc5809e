import type { ReactNode } from 'react';

/**
 * The one main action of a screen: at thumb height on phones and on low screens, elsewhere in its place, or at the
 * lower edge as long as its place is below it (docs/decisions/212).
 */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-action
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-3 border-t-4 border-raised bg-void px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:grow short:py-1 roomy:sticky roomy:z-10 roomy:-my-2 roomy:justify-start roomy:border-0 roomy:px-0 roomy:py-2 roomy:*:grow-0"
    >
      {children}
    </div>
  );
}
