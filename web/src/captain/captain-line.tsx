import type { Match, MatchPlayer } from '@picadito/domain';
import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { Icon } from '../ui/icon.tsx';
import { useCaptain } from './captain.ts';
import { captainText, notedText } from './captain-text.ts';

const CaptainDialog = lazyWithRetry(() =>
  import('./captain-dialog.tsx').then((code) => code.CaptainDialog),
);

/**
 * Says who runs the match in the organiser's place, if anybody does or did. A tap opens the dialog of the captain,
 * which the address with `captain` opens too.
 */
export function CaptainLine({ match, players }: { match: Match; players: readonly MatchPlayer[] }) {
  const [search, setSearch] = useSearchParams();
  const reply = useCaptain(match);
  const isOpen = search.has('captain');
  const show = (isShown: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set('captain', '');
        else next.delete('captain');
        return next;
      },
      { replace: true },
    );
  const { captain, actions } = reply ?? { captain: null, actions: [] };
  return (
    <>
      {(captain || actions.length > 0) && (
        <button
          type="button"
          className="pix frame-line flex min-h-12 items-center gap-2 bg-panel px-3 py-1 text-left text-sm"
          onClick={() => show(true)}
        >
          <Icon name="flag" className="shrink-0 text-coin" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {captain ? captainText(captain) : notedText(actions)}
          </span>
          <Icon name="right" className="shrink-0" />
        </button>
      )}
      {isOpen && reply && (
        <Suspense fallback={null}>
          <CaptainDialog
            match={match}
            players={players}
            reply={reply}
            onClose={() => show(false)}
          />
        </Suspense>
      )}
    </>
  );
}
