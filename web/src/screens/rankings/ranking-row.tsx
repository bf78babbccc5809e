import type { RankedPlayer } from '@picadito/domain';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MEDALS } from './podium.tsx';

/** The columns that every row shares. */
export const COLUMNS =
  'sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)_3.5rem_5rem_9.5rem_4rem] sm:items-center sm:gap-x-4 sm:px-3';

/** Rows out of sight cost nothing until they come: their size is guessed. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_64px]';

/** One player: a row from 640 px up, a card of two lines on phones. */
export const RankingRow = memo(function RankingRow({ player }: { player: RankedPlayer }) {
  const { rank, name, skillLevel, matchesPlayed, attendanceRate, achievements } = player;
  const medal = MEDALS[rank - 1];
  return (
    <div
      role="row"
      className={classNames(
        'flex min-h-16 flex-wrap content-center items-center gap-x-3 gap-y-0.5 bg-panel px-3 py-1',
        UNSEEN,
        COLUMNS,
      )}
    >
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
      <div
        role="rowheader"
        className="w-[calc(100%-5.25rem)] text-[1.0625rem] leading-snug font-bold sm:w-auto"
      >
        {name}
      </div>
      <Figure label="Nivel">
        <span className="inline-block translate-y-0.5 font-score text-score-sm text-coin sm:text-score">
          {skillLevel}
        </span>
      </Figure>
      <Figure label="Partidos">{matchesPlayed}</Figure>
      <Figure label="Asistencia">
        <span className="sm:flex sm:items-center sm:gap-2 sm:pr-4">
          <span
            aria-hidden="true"
            className="h-3 min-w-0 flex-1 bg-raised max-sm:hidden forced-colors:border"
          >
            <span
              className="block h-full bg-(--color-grass) forced-colors:bg-[Highlight]"
              style={{ width: `${attendanceRate}%` }}
            />
          </span>
          <span className="whitespace-nowrap sm:w-[3.5rem] sm:text-right">
            {attendanceRate}&nbsp;%
          </span>
        </span>
      </Figure>
      <Figure label="Logros">{achievements}</Figure>
    </div>
  );
});

/** A cell that names itself on a card, where there are no column heads. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="cell" className="text-sm font-bold tabular-nums sm:text-base">
      <span aria-hidden="true" className="mr-1 font-normal text-mute sm:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
