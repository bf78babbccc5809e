import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MEDALS } from './podium.tsx';

/** Holds the classes of all rows in wide windows; each ranking adds its own columns. */
export const GRID = 'sm:grid sm:items-center sm:gap-x-4 sm:px-3';

/** Lets the browser skip the layout of rows out of sight; their height is estimated. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_64px]';

/** Renders one player: a row from 640 px on, a card of two lines on phones. */
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

/** Renders a cell, with its label on cards, which have no column heads. */
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
