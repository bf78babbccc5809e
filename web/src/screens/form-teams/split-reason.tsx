import { Fragment } from 'react';

/**
 * Matches the part of the reason that states the sums of the teams, such as '17 a 16' or '16, 16 y 15'. Narrow phones
 * hide it, because the balance above shows the sums too.
 */
const SUMS = /^\d+(?:, \d+)* [ay] \d+$/;

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
