import {
  distinctRows,
  type FigureRanking,
  type FiguresReply,
  guestName,
  type Player,
  rankByFigures,
} from '@picadito/domain';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FIGURE_TABLES, type RankedFigures } from './figure-columns.tsx';
import { FiguresRow } from './figures-row.tsx';
import { RankingTable, Unranked } from './ranking-table.tsx';

const tableOf = (ranking: FigureRanking) => {
  const { caption, grid, columns, score } = FIGURE_TABLES[ranking];
  return {
    caption,
    heads: [
      { name: '#' },
      { name: 'Jugador' },
      ...columns.map(({ head, short }) => ({ name: head, short })),
      { name: score.head },
    ],
    columns: grid,
    rowOf: (player: RankedFigures) => (
      <FiguresRow key={player.id} player={player} ranking={ranking} />
    ),
  };
};

const TABLES = {
  points: tableOf('points'),
  goals: tableOf('goals'),
  streak: tableOf('streak'),
} satisfies Record<FigureRanking, object>;

export function RankingByFigures({
  ranking,
  players,
  figures,
  season,
}: {
  ranking: FigureRanking;
  players: readonly Player[];
  figures: FiguresReply;
  season: ReactNode;
}) {
  const ranked = useMemo(() => {
    const figuresOf = new Map(figures.players.map((one) => [one.playerId, one]));
    const figured = players.flatMap(({ id, name }) => {
      const known = figuresOf.get(id);
      return known ? [{ ...known, id, name }] : [];
    });
    const guests = distinctRows(figures.guests, players).map(({ name, ...known }) => {
      return { ...known, id: known.playerId, name: guestName(name) };
    });
    // Guests play single matches, so that only their goals are compared with those of players.
    return rankByFigures(ranking === 'goals' ? [...figured, ...guests] : figured, ranking);
  }, [players, figures, ranking]);
  if (ranked.length > 0)
    return <RankingTable ranked={ranked} season={season} {...TABLES[ranking]} />;
  return (
    <Unranked season={season}>
      <EmptyState
        icon="trophy"
        action={<ButtonLink href={paths.history}>IR AL HISTORIAL</ButtonLink>}
      >
        {FIGURE_TABLES[ranking].empty}
      </EmptyState>
    </Unranked>
  );
}
