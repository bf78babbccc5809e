import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

export function Topic({
  title,
  icon,
  className,
  points,
}: {
  title: string;
  icon: IconName;
  className?: string;
  points: readonly ReactNode[];
}) {
  return (
    <Panel
      title={
        <span className="flex items-start gap-3 big-text:flex-col">
          <Icon name={icon} className="mt-0.5 text-coin" />
          {title}
        </span>
      }
      {...(className && { className })}
    >
      <ul className="flex max-w-[65ch] list-[square] flex-col gap-2.5 pl-5 marker:text-cyan">
        {points.map((point, index) => (
          <li key={index} className="pl-1 text-pretty">
            {point}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
