import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Renders a framed card. With a title it is a region that screen readers name by the title. */
export function Panel({
  title,
  action,
  className,
  as: Element = 'section',
  children,
}: {
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  as?: 'section' | 'div' | 'aside' | 'li';
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Element
      aria-labelledby={title ? titleId : undefined}
      className={classNames('pix bg-panel p-4', className)}
    >
      {(title || action) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          {title && (
            <h2 id={titleId} className="font-display text-d2 tracking-wide">
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}
