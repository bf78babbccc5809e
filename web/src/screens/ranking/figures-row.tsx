import type { FigureRanking } from '@picadito/domain';
import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FIGURE_TABLES, type RankedFigures } from './figure-columns.tsx';
import { Figure, Place, Row } from './ranking-cells.tsx';

/**
 * Row of a player in a ranking by points, goals or streak. The score is at the right end; on phones it is in the line
 * of the name.
 */
export const FiguresRow = memo(function FiguresRow({
  player,
  ranking,
}: {
  player: RankedFigures;
  ranking: FigureRanking;
}) {
  const { grid, columns, score } = FIGURE_TABLES[ranking];
  return (
    <Row columns={grid}>
      <Place rank={player.rank} />
      <div
        role="rowheader"
        className="min-w-0 flex-1 big-text:order-1 big-text:basis-full text-[1.0625rem] leading-snug font-bold sm:w-auto"
      >
        {player.name}
      </div>
      <div className="order-1 flex w-full flex-wrap gap-x-3 sm:order-none sm:contents">
        {columns.map(({ head, label, of }) => (
          <Figure key={head} label={label}>
            {of(player)}
          </Figure>
        ))}
      </div>
      <div
        role="cell"
        className={classNames(
          'text-right font-score leading-none big-text:ml-auto sm:text-left',
          score.of(player) > 0 ? 'text-coin' : 'text-mute',
        )}
      >
        {score.of(player)}
      </div>
    </Row>
  );
});
