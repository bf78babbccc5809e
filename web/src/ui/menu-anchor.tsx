import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { close, ITEM } from './menu.tsx';

/** Renders a menu item that opens another site in a new tab. */
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
