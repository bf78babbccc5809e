import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type BadgeTone = 'coin' | 'grass' | 'danger';

const TONES: Record<BadgeTone, string> = {
  coin: 'text-coin',
  grass: 'text-grass',
  danger: 'text-danger',
};

/** Shows a state as an icon and a word in a colour, because colour alone must not express a state. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone: BadgeTone;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <span className={`badge ${TONES[tone]}`}>
      <Icon name={icon} className="-my-1 -ml-0.5" />
      {children}
    </span>
  );
}
