import type { Match, MatchScore } from '@picadito/domain';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { useIsLarge } from '../../ui/use-is-wide.ts';
import { useMatchActions } from '../../matches/actions/use-match-actions.ts';
import { useRematch } from '../../matches/rematch/use-rematch.tsx';
import { scoreOf } from '../../results/scores.ts';
import { useChampions } from '../../rotation/champions.tsx';
import { useResultDialog } from '../../results/use-result-dialog.tsx';
import { usePendingChanges } from '../../sync/outbox/queue.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { countText } from './history-rows.ts';
import { HistoryRow, isRepeatable } from './history-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** The details next to the list. They are optional: the menu of a row opens the match without them. */
const HistoryDetail = optionalPart(() =>
  import('./history-detail.tsx').then((code) => code.HistoryDetail),
);

type HistoryListProps = {
  matches: readonly Match[];
  scores: readonly MatchScore[];
  /** The number of all matches that the search finds, including those on pages that are not loaded. */
  total: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  /**
   * Called after a match was deleted. `isFocusKept` is false if no other row could take the focus, so that the caller
   * must place it.
   */
  onDeleted: (match: Match, isFocusKept: boolean) => void;
};

/**
 * Shows the matches, the last created first, and more of them on demand. The focus stays in the list when rows are
 * added or deleted. Large windows show the details of one match next to them.
 */
export function HistoryList({
  matches,
  scores,
  total,
  hasMore,
  loadingMore,
  onMore,
  onDeleted,
}: HistoryListProps) {
  // Rendering many cards is slow; React defers it, so that typing in the search stays responsive.
  const rows = useDeferredValue(matches);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(list, rows.length);
  const { act, working, Question, ...asking } = useMatchActions((match) => {
    const row = list.current?.querySelector(`[data-match="${match.id}"]`);
    onDeleted(match, row ? focus.leave(row) : false);
  });
  const rematch = useRematch();
  const results = useResultDialog();
  const queue = usePendingChanges((pending) => pending.queue);
  const championOf = useChampions(rows);
  const [shown, show] = useShownMatch(rows);
  return (
    <>
      <div className="history">
        <ul ref={list} className="flex flex-col gap-2">
          {rows.map((match) => (
            <HistoryRow
              key={match.id}
              match={match}
              score={scoreOf(match.id, scores, queue)}
              champion={championOf(match)}
              isShown={match === shown}
              onDetails={show}
              onResult={results.open}
              act={act}
              busy={working.has(match.id)}
              onRematch={rematch.offer}
            />
          ))}
        </ul>
        {hasMore && (
          <More
            text={countText(matches.length, total)}
            loading={loadingMore}
            onMore={() => (focus.awaitMore(), onMore())}
          />
        )}
        {shown && <Details match={shown} onRematch={rematch.offer} />}
      </div>
      {Question && <Question {...asking} />}
      {rematch.dialog}
      {results.dialog}
    </>
  );
}

/**
 * Returns the match whose details are next to the list, and the function that shows another one; both are undefined if
 * the window has no place for them. A match with teams is shown at first, because it has most to see.
 */
function useShownMatch(rows: readonly Match[]) {
  const isLarge = useIsLarge();
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (!isLarge) return [undefined, undefined] as const;
  const first = rows.find(({ teamCounts }) => teamCounts) ?? rows[0];
  return [rows.find(({ id }) => id === chosenId) ?? first, setChosenId] as const;
}

function Details({ match, onRematch }: { match: Match; onRematch: (match: Match) => void }) {
  return (
    <Suspense
      fallback={
        <div className="history-detail">
          <Loading />
        </div>
      }
    >
      <HistoryDetail
        key={match.id}
        match={match}
        onRematch={isRepeatable(match) ? onRematch : undefined}
      />
    </Suspense>
  );
}

function More({ text, loading, onMore }: { text: string; loading: boolean; onMore: () => void }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-3">
      <Button variant="ghost" loading={loading} onClick={onMore}>
        Ver más
      </Button>
      <p aria-hidden="true" className="text-sm text-mute tabular-nums">
        {text}
      </p>
    </div>
  );
}
