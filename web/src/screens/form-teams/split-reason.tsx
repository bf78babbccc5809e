import { Fragment } from 'react';

/** The sums stand above the reason, too, and are left out where little fits beside the options. */
const SUMS = /^\d+ a \d+$/;

/** Why the teams are as they are; a line ends between reasons, where it can. */
export function SplitReason({ children }: { children: string }) {
  return (
    <p aria-live="polite" className="min-w-0 text-sm leading-snug">
      {children.split(' · ').map((reason, index, all) => (
        <Fragment key={reason}>
          <span className={SUMS.test(reason) ? 'inline-block max-[359px]:sr-only' : 'inline-block'}>
            <span>{reason}</span>
            {index < all.length - 1 && <span className="text-mute"> ·</span>}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
