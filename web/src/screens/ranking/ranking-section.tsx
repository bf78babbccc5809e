import type { Player, RankedPlayer } from '@picadito/domain';
import { useId, type ReactNode } from 'react';
import { RANKING_FAILURES, type useFigures } from '../../ranking/ranking.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RankingByFigures } from './ranking-by-figures.tsx';
import { RankingByMatches } from './ranking-by-matches.tsx';
import { Unranked } from './ranking-table.tsx';
import { SeasonSelect } from './season-select.tsx';
import type { ShownRanking } from './use-shown-ranking.ts';

type Shown = {
  shown: ShownRanking;
  players: readonly Player[];
  /** The players ranked by matches played; null until they are known. */
  ranked: readonly RankedPlayer[] | null;
  figures: ReturnType<typeof useFigures>;
};

/** Section with the choice between the rankings and the table of the chosen one. */
export function RankingSection(table: Shown) {
  const { shown } = table;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 lg:row-start-1">
      <h2 id={titleId} className="sr-only">
        Jugadores
      </h2>
      <div className="mb-2">
        <Segmented
          label="Ranking por"
          options={shown.rankings}
          value={shown.ranking}
          onChange={shown.show}
        />
      </div>
      <Table {...table} season={<SeasonSelect {...shown} />} />
    </section>
  );
}

function Table({
  shown: { ranking },
  players,
  ranked,
  figures,
  season,
}: Shown & { season: ReactNode }) {
  if (ranking === 'matches' && ranked) return <RankingByMatches ranked={ranked} season={season} />;
  if (ranking !== 'matches' && figures.data) {
    return (
      <RankingByFigures
        ranking={ranking}
        players={players}
        figures={figures.data}
        season={season}
      />
    );
  }
  return (
    <Unranked season={season}>
      {figures.isError ? (
        <LoadError onRetry={() => void figures.refetch()}>{RANKING_FAILURES.load}</LoadError>
      ) : (
        <Loading />
      )}
    </Unranked>
  );
}
