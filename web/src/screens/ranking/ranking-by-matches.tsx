import type { RankedPlayer } from '@picadito/domain';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { COLUMNS, RankingRow } from './ranking-row.tsx';
import { RankingTable, Unranked } from './ranking-table.tsx';

const TABLE = {
  caption: 'Jugadores ordenados por partidos jugados',
  heads: ['#', 'Jugador', 'Nivel', 'Partidos', 'Asistencia', 'Logros'].map((name) => ({ name })),
  columns: COLUMNS,
  rowOf: (player: RankedPlayer) => <RankingRow key={player.id} player={player} />,
};

export function RankingByMatches({
  ranked,
  season,
}: {
  ranked: readonly RankedPlayer[];
  season: ReactNode;
}) {
  if (ranked.length > 0) return <RankingTable ranked={ranked} season={season} {...TABLE} />;
  return (
    <Unranked season={season}>
      <EmptyState
        icon="trophy"
        action={<ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>}
      >
        No hay jugadores con estadísticas.
      </EmptyState>
    </Unranked>
  );
}
