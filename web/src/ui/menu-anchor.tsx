import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { close, ITEM } from './menu.tsx';

/** A menu item that leads to another site, in a tab of its own. */
export function MenuAnchor({
  icon,
  href,
  onFollow,
  children,
}: {
  icon: IconName;
  href: string;
  onFollow?: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={ITEM}
        onClick={(event) => {
          close(event);
          onFollow?.();
        }}
      >
        <Icon name={icon} className="text-cyan" />
        {children}
      </a>
    </li>
  );
}
