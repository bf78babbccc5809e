import { type ReactNode, useId } from 'react';

/** Renders a panel that has no content yet as one quiet row: its title, a sentence, and at most one action. */
export function EmptyRow({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="empty-row">
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </section>
  );
}
