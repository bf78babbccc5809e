import { longDate, type Match } from '@picadito/domain';
import { memo } from 'react';
import type { MatchAction } from '../../components/match-actions.ts';
import { MatchMenu } from '../../components/match-actions-menu.tsx';
import { MatchCard } from '../../components/match-card.tsx';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One match of the history; drawn again only when it has changed. */
export const HistoryRow = memo(function HistoryRow({
  match,
  act,
  busy,
}: {
  match: Match;
  act: (action: MatchAction, match: Match) => void;
  /** While something is done to it. */
  busy: boolean;
}) {
  return (
    <li
      data-match={match.id}
      className="[contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
    >
      <MatchCard
        match={match}
        action={
          <>
            <button
              type="button"
              aria-label={`Eliminar ${match.location}, ${longDate(match.date)}`}
              aria-disabled={busy || undefined}
              className={`${TEXT_ACTION} text-danger aria-disabled:opacity-50`}
              onClick={() => !busy && act('delete', match)}
            >
              <Icon name="trash" className="max-[359px]:hidden" />
              Eliminar
            </button>
            <span className="ml-auto">
              <MatchMenu match={match} act={act} busy={busy} deletes={false} />
            </span>
          </>
        }
      />
    </li>
  );
});
