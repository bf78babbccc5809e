import { Fragment } from 'react';

/** Matches the sums of the teams. The balance above the reason shows them too, so narrow phones hide them here. */
const SUMS = /^\d+ a \d+$/;

/** Shows the reasons for the split; lines break between reasons where possible. */
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
