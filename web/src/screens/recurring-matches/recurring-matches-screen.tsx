import { useRef, useState } from 'react';
import { useMatches, MATCH_FAILURES } from '../../matches/matches.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useIsLarge } from '../../ui/use-is-wide.ts';
import { MySeries } from './my-series.tsx';
import { NewSeries } from './new-series.tsx';
import { seriesOf } from './series-of.ts';

/** Screen with the weekly matches, and a form for another one (docs/specification.md#recurring-matches). */
export function RecurringMatchesScreen() {
  const matches = useMatches();
  const series = matches.data && seriesOf(matches.data);
  /**
   * True if phones show the list of weekly matches before the form, because organisers usually come to see the list. It
   * is false if there was no weekly match on arrival, and undefined until that is known. The order does not change
   * later.
   */
  const [listFirst, setListFirst] = useState<boolean | undefined>();
  if (listFirst === undefined && series) setListFirst(series.length > 0);
  // Phones show neither until the order is known, so that nothing moves.
  const isUnknown = listFirst === undefined && !matches.isError;
  const isLarge = useIsLarge();
  const form = useRef<HTMLFormElement>(null);

  function goToForm() {
    form.current?.scrollIntoView();
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  const adding = <NewSeries key="adding" ref={form} />;
  const mine = (
    <div key="mine" className="min-w-0">
      {series ? (
        <MySeries
          series={series}
          action={
            listFirst && (
              <Button variant="ghost" size="sm" className="lg:hidden!" onClick={goToForm}>
                + NUEVO
              </Button>
            )
          }
        />
      ) : (
        <NoSeriesYet isError={matches.isError} onRetry={() => void matches.refetch()} />
      )}
    </div>
  );

  return (
    <Page
      title="Partidos Recurrentes"
      lead="Cuando termina un partido, el de la semana siguiente se crea solo: mismo lugar, hora y lista. Si lo eliminás, termina la serie."
    >
      {isUnknown && (
        <div className="lg:hidden">
          <Loading />
        </div>
      )}
      <div
        className={classNames(
          'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          isUnknown && 'max-lg:hidden',
        )}
      >
        {listFirst && !isLarge ? [mine, adding] : [adding, mine]}
      </div>
    </Page>
  );
}

/** Shows in place of the weekly matches that they are loading, or that they could not be loaded. */
function NoSeriesYet({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return (
    <Panel title="Todas las semanas">
      {isError ? <LoadError onRetry={onRetry}>{MATCH_FAILURES.load}</LoadError> : <Loading />}
    </Panel>
  );
}
