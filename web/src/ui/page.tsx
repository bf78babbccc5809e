import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useArrival } from './use-arrival.ts';

/** Renders a screen with its h1 and its content. `narrow` limits it to the column of forms (560 px). */
export function Page({
  title,
  lead,
  action,
  narrow = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Controls next to the title. A menu stays next to it, others move below it where both do not fit. */
  action?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  const heading = useArrival(title);
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 py-4 md:px-6 md:py-6',
        narrow ? 'max-w-[608px]' : 'max-w-page',
      )}
    >
      <div className="page-head">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-d1 tracking-wide big-text:text-d2"
          >
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-[60ch] text-mute text-pretty lg:max-w-none">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/**
 * Renders the main action of a screen. The action sticks to the lower edge on phones and low screens; elsewhere it is
 * in its place, or at the lower edge while its place is below it.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div data-sticky-action>{children}</div>;
}
