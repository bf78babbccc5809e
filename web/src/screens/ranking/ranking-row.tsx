import type { RankedPlayer } from '@picadito/domain';
import { memo } from 'react';
import { Figure, Place, Row } from './ranking-cells.tsx';

export const COLUMNS =
  'sm:grid-cols-[4.5rem_minmax(0,1fr)_3.5rem_5rem_7.5rem_4rem] lg:grid-cols-[4.5rem_minmax(0,1fr)_3.5rem_5rem_9.5rem_4rem]';

export const RankingRow = memo(function RankingRow({ player }: { player: RankedPlayer }) {
  const { rank, name, skillLevel, matchesPlayed, attendanceRate, achievements } = player;
  return (
    <Row columns={COLUMNS}>
      <Place rank={rank} />
      <div
        role="rowheader"
        className="w-[calc(100%-5.25rem)] big-text:w-full text-[1.0625rem] leading-snug font-bold sm:w-auto"
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
    </Row>
  );
});
