import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Shows that there is no content yet: a large icon, a sentence, and at most one action. */
export function EmptyState({
  icon,
  children,
  action,
}: {
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="in-place-of-content">
      <span className="bg-raised p-3 text-coin">
        <Icon name={icon} size={48} />
      </span>
      <p className="max-w-[34ch] text-balance">{children}</p>
      {action}
    </div>
  );
}
