import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MEDALS } from './podium.tsx';

/** Classes of the rows of all rankings in wide windows; each ranking adds its columns. */
export const GRID = 'sm:grid sm:items-center sm:gap-x-4 sm:px-3';

/** Classes that let the browser skip the layout of rows out of sight; 64 px is their estimated height. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_64px]';

/**
 * Row of one player in a ranking. Screens from 640 px of width up show it as one line, and narrower ones as a card
 * of two lines.
 */
export function Row({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <div
      role="row"
      className={classNames(
        'flex min-h-16 flex-wrap content-center items-center gap-x-3 gap-y-0.5 bg-panel px-3 py-1',
        UNSEEN,
        GRID,
        columns,
      )}
    >
      {children}
    </div>
  );
}

/** Shows a rank, with a medal for the first three. */
export function Place({ rank }: { rank: number }) {
  const medal = MEDALS[rank - 1];
  return (
    <div
      role="cell"
      className={classNames(
        'flex w-[4.5rem] items-center gap-1.5 font-score leading-none whitespace-nowrap',
        medal?.text ?? 'text-mute',
      )}
    >
      {medal && <Icon name="medal" className="-my-1" />}
      {rank}º
    </div>
  );
}

/** Cell of a ranking. Phones show its label before the value, because cards have no column heads. */
export function Figure({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div role="cell" className="text-sm font-bold tabular-nums sm:text-base">
      {label && (
        <span aria-hidden="true" className="mr-1 font-normal text-mute sm:hidden">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}
