import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/**
 * Shows that there is no content yet: a large icon, a sentence, and at most one action. With `isAlert` screen readers
 * read the sentence as soon as it is shown, because it replaces what the user was using.
 */
export function EmptyState({
  icon,
  children,
  action,
  isAlert = false,
}: {
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
}) {
  return (
    <div className="in-place-of-content">
      <span className="bg-raised p-3 text-coin">
        <Icon name={icon} size={48} />
      </span>
      <p role={isAlert ? 'alert' : undefined} className="max-w-[34ch] text-balance">
        {children}
      </p>
      {action}
    </div>
  );
}
