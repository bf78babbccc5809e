import type { RankedPlayer } from '@picadito/domain';
import { memo } from 'react';
import { usePlayerSearch } from '../../components/use-player-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { COLUMNS, RankingRow } from './ranking-row.tsx';

const HEADS = ['#', 'Jugador', 'Nivel', 'Partidos', 'Asistencia', 'Logros'];

/** Search and table; the places stay while searching. */
export function RankingTable({ ranked }: { ranked: readonly RankedPlayer[] }) {
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(ranked);
  return (
    <>
      <SearchInput
        label="Buscar en el ranking"
        value={query}
        onChange={setQuery}
        resultText={resultText}
      />
      {nobody ? (
        <EmptyState icon="search">{`Nadie en el ranking se llama «${query.trim()}».`}</EmptyState>
      ) : (
        <Rows players={found} />
      )}
    </>
  );
}

/** A table for readers; for the eye its rows are grids, and cards on phones. */
const Rows = memo(function Rows({ players }: { players: readonly RankedPlayer[] }) {
  return (
    <table className="mt-4 block">
      <caption className="block text-left text-sm text-mute sm:mb-4">
        Jugadores ordenados por partidos jugados
      </caption>
      <thead className="block max-sm:sr-only">
        <tr className={`${COLUMNS} pb-2 font-display text-d4 tracking-wide text-mute`}>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="text-left font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-2 max-sm:mt-2 sm:gap-1">
        {players.map((player) => (
          <RankingRow key={player.id} player={player} />
        ))}
      </tbody>
    </table>
  );
});
