import type { Match } from '@picadito/domain';
import { type ReactNode, useRef, useState } from 'react';
import { useLists } from '../../players/lists/lists.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { searchSeries } from './series-of.ts';
import { SeriesRow } from './series-row.tsx';
import { nothingFound } from '../../lib/nothing-found.ts';

/** Shows the organiser's weekly matches with a search, and lets the organiser end each series. */
export function MySeries({ series, action }: { series: readonly Match[]; action: ReactNode }) {
  const [query, setQuery] = useState('');
  const [ending, setEnding] = useState<Match | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./end-series-dialog.tsx').then((m) => m.EndSeriesDialog),
  );
  const lists = useLists().data;
  /** The element that gets the focus after a row is removed. */
  const rows = useRef<HTMLDivElement>(null);
  const listName = ({ listId }: Match) =>
    lists?.find(({ id }) => id === listId)?.name ?? 'Lista de jugadores';
  const searched = query.trim();
  const found = searchSeries(series, searched, listName);

  return (
    <Panel title="Todas las semanas" action={action}>
      <div ref={rows} tabIndex={-1} className="outline-none">
        {series.length === 0 ? (
          <EmptyState icon="repeat">No hay partidos recurrentes programados.</EmptyState>
        ) : (
          <SearchInput
            label="Buscar partidos recurrentes"
            value={query}
            onChange={setQuery}
            resultText={searched ? `${found.length} de ${series.length}` : undefined}
          />
        )}
        {series.length > 0 && found.length === 0 && (
          <EmptyState icon="search">
            {nothingFound('Ningún partido recurrente coincide con', searched)}
          </EmptyState>
        )}
        <ul aria-label="Partidos recurrentes" className="mt-4 flex flex-col gap-3 empty:hidden">
          {found.map((match) => (
            <SeriesRow
              key={match.id}
              match={match}
              listName={listName(match)}
              onDelete={() => void whenLoaded(() => setEnding(match))}
            />
          ))}
        </ul>
      </div>
      {Dialog && (
        <Dialog
          match={ending}
          onClose={(ended) => {
            setEnding(null);
            if (ended) requestAnimationFrame(() => rows.current?.focus());
          }}
        />
      )}
    </Panel>
  );
}
