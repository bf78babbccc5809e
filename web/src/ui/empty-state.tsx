import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Nothing here yet: a big icon, one sentence, at most one thing to do. */
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
