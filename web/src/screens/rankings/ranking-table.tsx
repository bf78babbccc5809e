import type { RankedPlayer } from '@picadito/domain';
import { memo, useId } from 'react';
import { usePlayerSearch } from '../../players/use-player-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
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

/**
 * A table by its roles: rows of a real one that are grids, or cards on phones, are no table to readers.
 */
const Rows = memo(function Rows({ players }: { players: readonly RankedPlayer[] }) {
  const captionId = useId();
  return (
    <>
      <p id={captionId} className="mt-2 text-sm text-mute sm:sr-only">
        Jugadores ordenados por partidos jugados
      </p>
      <div role="table" aria-labelledby={captionId}>
        <div role="rowgroup" className="max-sm:sr-only">
          <div
            role="row"
            className={`${COLUMNS} pt-3 pb-2 font-display text-d4 tracking-wide text-mute`}
          >
            {HEADS.map((head) => (
              <div key={head} role="columnheader">
                {head}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="flex flex-col gap-1 max-sm:mt-2">
          {players.map((player) => (
            <RankingRow key={player.id} player={player} />
          ))}
        </div>
      </div>
    </>
  );
});
