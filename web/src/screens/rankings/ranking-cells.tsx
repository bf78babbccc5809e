import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MEDALS } from './podium.tsx';

/** What all rows of wide windows share; their columns are those of their ranking. */
export const GRID = 'sm:grid sm:items-center sm:gap-x-4 sm:px-3';

/** Rows out of sight cost nothing until they come: their size is guessed. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_64px]';

/** One player: a row from 640 px up, a card of two lines on phones. */
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

/** The first three have a medal. */
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

/** A cell that names itself on a card, where there are no column heads. */
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
