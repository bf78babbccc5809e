import { useRef, useState } from 'react';
import { useHistory } from '../../matches/history.ts';
import { MATCH_FAILURES } from '../../matches/matches.ts';
import { paths } from '../../lib/paths.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { HistoryList } from './history-list.tsx';
import { countText, historyRows } from './history-rows.ts';
import { useScores } from './use-scores.ts';
import { HistorySearch } from './history-search.tsx';
import { nothingFound } from '../../lib/nothing-found.ts';

/** Screen that lists all past and future matches (docs/specification.md#history). */
export function HistoryScreen() {
  const [search, setSearch] = useState('');
  /**
   * The query whose result is on screen. It differs from the typed query until the result of the typed one arrives,
   * because the old result stays on screen until then.
   */
  const [answered, setAnswered] = useState(search);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<HTMLDivElement>(null);
  const history = useHistory(search);
  if (history.data && !history.isPlaceholderData && answered !== search) setAnswered(search);

  const scores = useScores(history.data?.pages ?? []);
  const { rows, total } = historyRows(history.data?.pages ?? [], gone);
  const isWithoutMatches = history.data !== undefined && total === 0 && answered === '';

  async function more(): Promise<void> {
    const { isFetchNextPageError } = await history.fetchNextPage();
    if (isFetchNextPageError) toastError(MATCH_FAILURES.load);
  }

  return (
    <Page title="Historial de Partidos">
      <div ref={panel} tabIndex={-1} className="outline-none">
        {isWithoutMatches ? (
          <NoMatches />
        ) : (
          <div className="flex gap-4 big-text:flex-wrap">
            <div className="min-w-0 grow">
              <HistorySearch
                onSearch={setSearch}
                resultText={answered && history.data ? countText(rows.length, total) : undefined}
              />
            </div>
            {history.data && answered === '' && (
              <p className="flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap text-mute">
                Total: <span className="font-score text-score text-coin">{total}</span>
              </p>
            )}
          </div>
        )}
        {history.isPending && <Loading />}
        {history.isError && !history.data && (
          <LoadError onRetry={() => void history.refetch()}>{MATCH_FAILURES.load}</LoadError>
        )}
        {history.data && total === 0 && answered !== '' && <NoMatch searched={answered} />}
        {rows.length > 0 && (
          <HistoryList
            matches={rows}
            scores={scores}
            total={total}
            hasMore={history.hasNextPage}
            loadingMore={history.isFetchingNextPage}
            onMore={() => void more()}
            onDeleted={({ id }, isFocusKept) => {
              setGone((before) => new Set(before).add(id));
              if (!isFocusKept) panel.current?.focus();
            }}
          />
        )}
      </div>
    </Page>
  );
}

function NoMatch({ searched }: { searched: string }) {
  return (
    <EmptyState icon="search">{nothingFound('Ningún partido coincide con', searched)}</EmptyState>
  );
}

function NoMatches() {
  return (
    <Panel>
      <EmptyState
        icon="calendar"
        action={
          <ButtonLink href={paths.createMatch}>
            <Icon name="plus" />
            CREAR PARTIDO
          </ButtonLink>
        }
      >
        No hay partidos en el historial. ¡Crea tu primer partido!
      </EmptyState>
    </Panel>
  );
}
