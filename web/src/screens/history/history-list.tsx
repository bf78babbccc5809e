import type { Match, MatchScore } from '@picadito/domain';
import { useDeferredValue, useRef } from 'react';
import { useMatchActions } from '../../matches/actions/use-match-actions.ts';
import { useRematch } from '../../matches/rematch/use-rematch.tsx';
import { scoreOf } from '../../results/scores.ts';
import { useResultDialog } from '../../results/use-result-dialog.tsx';
import { usePendingChanges } from '../../sync/outbox/queue.ts';
import { Button } from '../../ui/button.tsx';
import { countText } from './history-rows.ts';
import { HistoryRow } from './history-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

/**
 * Shows the matches, the last created first, and more of them on demand. The focus stays in the list when rows are
 * added or deleted.
 */
export function HistoryList({
  matches,
  scores,
  total,
  hasMore,
  loadingMore,
  onMore,
  onDeleted,
}: {
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
}) {
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
  return (
    <>
      <ul ref={list} className="mt-3 flex flex-col gap-2">
        {rows.map((match) => (
          <HistoryRow
            key={match.id}
            match={match}
            score={scoreOf(match.id, scores, queue)}
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
          onMore={() => {
            focus.awaitMore();
            onMore();
          }}
        />
      )}
      {Question && <Question {...asking} />}
      {rematch.dialog}
      {results.dialog}
    </>
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
