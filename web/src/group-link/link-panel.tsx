import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';

const LinkControls = lazyWithRetry(() => import('./link-controls.tsx').then((m) => m.LinkControls));

/** One line, which asks for nothing until it is opened. A match may be of no list. `children`: what a link that is on offers. */
export function LinkPanel({
  listId,
  className,
  children,
}: {
  listId: string | null;
  className?: string;
  children: ReactNode;
}) {
  const [wasOpen, setWasOpen] = useState(false);
  if (listId === null) return null;
  return (
    <details
      className={classNames('pix bg-panel px-4', className)}
      onToggle={() => setWasOpen(true)}
    >
      <summary className="flex min-h-12 items-center font-display text-d3 tracking-wide">
        Link del grupo
        <Icon name="down" className="ml-auto" />
      </summary>
      {wasOpen && (
        <Suspense fallback={<Loading />}>
          <LinkControls listId={listId}>{children}</LinkControls>
        </Suspense>
      )}
    </details>
  );
}
