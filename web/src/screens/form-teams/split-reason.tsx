import { Fragment } from 'react';

/** Why the teams are as they are; a line ends between reasons, where it can. */
export function SplitReason({ children }: { children: string }) {
  return (
    <p aria-live="polite" className="min-w-0 text-sm leading-snug">
      {children.split(' · ').map((reason, index) => (
        <Fragment key={reason}>
          {index > 0 && <span className="text-mute"> · </span>}
          <span className="inline-block">{reason}</span>
        </Fragment>
      ))}
    </p>
  );
}
