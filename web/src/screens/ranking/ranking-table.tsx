import { memo, type ReactNode, useId } from 'react';
import { usePlayerSearch } from '../../players/use-player-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { GRID } from './ranking-cells.tsx';
import { nothingFound } from '../../lib/nothing-found.ts';

type Ranked = { id: string; name: string };

/** Type of a column head. `short` is what the screen shows, if given; screen readers always read `name`. */
type Head = { name: string; short?: string | undefined };

type Table<P extends Ranked> = {
  caption: string;
  heads: readonly Head[];
  /** Classes for the grid columns in wide windows. */
  columns: string;
  rowOf: (player: P) => ReactNode;
};

/** Shows the choice of the season, and a panel with `children`, while a ranking cannot be shown. */
export function Unranked({ season, children }: { season: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="mb-2 flex justify-end">{season}</div>
      <Panel as="div">{children}</Panel>
    </>
  );
}

/**
 * Table of a ranking with a search and the choice of the season. The search hides players but does not change the ranks
 * of the others.
 */
export function RankingTable<P extends Ranked>({
  ranked,
  season,
  ...table
}: { ranked: readonly P[]; season: ReactNode } & Table<P>) {
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(ranked);
  return (
    <>
      <div className="flex gap-2 big-text:flex-col">
        <div className="min-w-0 flex-1">
          <SearchInput
            label="Buscar en el ranking"
            value={query}
            onChange={setQuery}
            resultText={resultText}
          />
        </div>
        {season}
      </div>
      {nobody ? (
        <EmptyState icon="search">
          {nothingFound('Nadie en el ranking se llama', query.trim())}
        </EmptyState>
      ) : (
        <Rows players={found} {...table} />
      )}
    </>
  );
}

/**
 * Table made of elements with ARIA roles, because real table rows that are laid out as grids, or as cards on phones,
 * lose their roles for screen readers.
 */
const Rows = memo(function Rows<P extends Ranked>({
  players,
  caption,
  heads,
  columns,
  rowOf,
}: { players: readonly P[] } & Table<P>) {
  const captionId = useId();
  return (
    <>
      <p id={captionId} className="mt-2 text-sm text-mute sm:sr-only">
        {caption}
      </p>
      <div role="table" aria-labelledby={captionId}>
        <div role="rowgroup" className="max-sm:sr-only">
          <div
            role="row"
            className={`${GRID} ${columns} pt-3 pb-2 font-display text-d4 tracking-wide text-mute`}
          >
            {heads.map(({ name, short }) => (
              <div key={name} role="columnheader">
                {short && <span aria-hidden="true">{short}</span>}
                <span className={short && 'sr-only'}>{name}</span>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="flex flex-col gap-1 max-sm:mt-2">
          {players.map(rowOf)}
        </div>
      </div>
    </>
  );
}) as <P extends Ranked>(table: { players: readonly P[] } & Table<P>) => ReactNode;
