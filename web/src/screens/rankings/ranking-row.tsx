import type { RankedPlayer } from '@picadito/domain';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MEDALS } from './podium.tsx';

/** The columns that every row shares. */
export const COLUMNS =
  'sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)_4rem_5rem_9.5rem_4rem] sm:items-center sm:gap-x-4 sm:px-3';

/** Rows out of sight cost nothing until they come: their size is guessed. */
const UNSEEN =
  '[content-visibility:auto] [contain-intrinsic-height:auto_116px] sm:[contain-intrinsic-height:auto_56px]';

/** One player: a row from 640 px up, a card on phones. */
export const RankingRow = memo(function RankingRow({ player }: { player: RankedPlayer }) {
  const { rank, name, skillLevel, matchesPlayed, attendanceRate, achievements } = player;
  const medal = MEDALS[rank - 1];
  return (
    <div
      role="row"
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-2 bg-raised/40 p-2 min-[360px]:p-3 sm:min-h-14 sm:py-0',
        UNSEEN,
        COLUMNS,
      )}
    >
      <div
        role="cell"
        className={classNames(
          'flex w-[4.5rem] items-center gap-1.5 font-score whitespace-nowrap',
          medal?.text ?? 'text-mute',
        )}
      >
        {medal && <Icon name="medal" />}
        {rank}º
      </div>
      <div
        role="rowheader"
        className="w-[calc(100%-5.25rem)] text-[1.0625rem] leading-snug font-bold sm:w-auto"
      >
        {name}
      </div>
      <Figure label="Nivel">
        <span className="font-score text-coin">{skillLevel}</span>
      </Figure>
      <Figure label="Partidos">{matchesPlayed}</Figure>
      <Figure label="Asistencia" wide>
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-3 min-w-0 flex-1 bg-raised max-[359px]:hidden forced-colors:border"
          >
            <span
              className="block h-full bg-(--color-grass) forced-colors:bg-[Highlight]"
              style={{ width: `${attendanceRate}%` }}
            />
          </span>
          <span className="whitespace-nowrap min-[360px]:w-[3.5rem] min-[360px]:text-right">
            {attendanceRate}&nbsp;%
          </span>
        </span>
      </Figure>
      <Figure label="Logros">{achievements}</Figure>
    </div>
  );
});

/** A cell that names itself on a card, where there are no column heads. */
function Figure({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div role="cell" className={classNames('font-bold tabular-nums', wide && 'grow pr-2 sm:pr-4')}>
      <span aria-hidden="true" className="block text-sm font-normal text-mute sm:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
