import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Waiting } from './waiting.ts';

const LinkControls = lazyWithRetry(() => import('./link-controls.tsx').then((m) => m.LinkControls));

/**
 * Shows the group link of a list as one folded line with the number of things that wait for the organiser's decision.
 * Nothing is requested until the line is opened. Renders nothing for a match without a list. `children` show inside
 * while the link is on; `note` is a second line for organisers who do not know the link yet.
 */
export function LinkPanel({
  ref,
  listId,
  waiting,
  note,
  className,
  children,
}: {
  ref?: Ref<HTMLDetailsElement>;
  listId: string | null;
  waiting: Waiting;
  note?: string;
  className?: string;
  children?: ReactNode;
}) {
  const [wasOpen, setWasOpen] = useState(false);
  if (listId === null) return null;
  return (
    <details
      ref={ref}
      className={classNames('pix bg-panel px-4', className)}
      onToggle={() => setWasOpen(true)}
    >
      <summary
        className={classNames(
          'flex min-h-12 items-center font-display text-d3 tracking-wide',
          note && 'py-2',
        )}
      >
        <span className="mr-auto">
          Link del grupo
          {note && <span className="block font-sans text-sm text-mute">{note}</span>}
        </span>
        {waiting.count > 0 && (
          <span className="ml-2 font-sans text-sm font-bold whitespace-nowrap text-coin">
            {waiting.count} para mirar
          </span>
        )}
        <Icon name="down" className="ml-2" />
      </summary>
      {wasOpen && (
        <Suspense fallback={<Loading />}>
          <LinkControls listId={listId} waiting={waiting}>
            {children}
          </LinkControls>
        </Suspense>
      )}
    </details>
  );
}

/** Returns the ref of a `LinkPanel`, and `open`, which opens the panel, scrolls to it and moves the focus to it. */
export function useLinkPanel() {
  const ref = useRef<HTMLDetailsElement>(null);

  function open(): void {
    if (!ref.current) return;
    ref.current.open = true;
    ref.current.scrollIntoView();
    ref.current.querySelector('summary')?.focus({ preventScroll: true });
  }

  return { ref, open };
}
