import type { ReactNode } from 'react';

/** The one main action of a screen: at thumb height on phones, in its place on wider screens. */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-action
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-3 border-t-4 border-raised bg-void px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:grow md:static md:justify-start md:border-0 md:bg-transparent md:p-0 md:*:grow-0"
    >
      {children}
    </div>
  );
}
