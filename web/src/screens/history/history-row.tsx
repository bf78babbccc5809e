import { longDate, type Match, type Score } from '@picadito/domain';
import { memo, type MouseEvent, useState } from 'react';
import type { MatchAction } from '../../matches/actions/match-actions.ts';
import { MatchMenu } from '../../matches/actions/match-actions-menu.tsx';
import { FiguraLine } from '../../results/figuras.tsx';
import { MatchCard, TeamFigures } from '../../matches/match-card.tsx';
import { courtEndOf } from '../../matches/next-match.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuItem, MenuLink } from '../../ui/menu.tsx';
import { mayDelete } from '../../helpers/may.ts';

type Props = {
  match: Match;
  score: Score | null;
  /** The sentence that names the winner of a finished night; undefined for all other matches. */
  champion: string | undefined;
  act: (action: MatchAction, match: Match) => void;
  /** True while an action on the match is running. */
  busy: boolean;
  onRematch: (match: Match) => void;
  onResult: (match: Match, score: Score | null) => void;
  isShown: boolean;
  /** Shows the details of the match next to the list; undefined if the window has no place for them. */
  onDetails: ((matchId: string) => void) | undefined;
};

export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { match, score, champion, isShown, onDetails, onResult } = props;
  return (
    <li
      data-match={match.id}
      className="history-row"
      aria-current={isShown ? 'location' : undefined}
      onClickCapture={(event) => {
        if (!onDetails || !isPlainClickOnLink(event)) return;
        event.preventDefault();
        onDetails(match.id);
      }}
    >
      <MatchCard
        match={match}
        more={
          <>
            {champion && (
              <button type="button" className="champion" onClick={() => onResult(match, null)}>
                <span className="sr-only">Resultado de {longDate(match.date)}: </span>
                {champion}
              </button>
            )}
            {score && (
              <button type="button" className="score" onClick={() => onResult(match, score)}>
                <span className="sr-only">Resultado de {longDate(match.date)}: </span>
                <TeamFigures {...score} between="–" />
              </button>
            )}
            <FiguraLine matchId={match.id} />
            <p className="match-id" title={match.id}>
              Partido #{match.id}
            </p>
          </>
        }
        action={<RowActions {...props} />}
      />
    </li>
  );
});

/** Returns whether a click would follow the link 'Ver detalles' of the card in this tab. */
function isPlainClickOnLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest('article > a') !== null;
}

function RowActions({ match, score, champion, act, busy, onRematch, onResult }: Props) {
  const [now] = useState(() => Date.now());
  return (
    <>
      {mayDelete(match, now) && (
        <button
          type="button"
          aria-label={`Eliminar ${match.location}, ${longDate(match.date)}`}
          aria-disabled={busy || undefined}
          className={`${TEXT_ACTION} text-danger aria-disabled:opacity-50 @max-xl:hidden`}
          onClick={() => !busy && act('delete', match)}
        >
          <Icon name="trash" />
          Eliminar
        </button>
      )}
      <span className="relative">
        <MatchMenu match={match} act={act} busy={busy}>
          <li className="truncate px-3 text-sm text-mute" title={match.id}>
            Partido #{match.id}
          </li>
          <MenuLink icon="eye" href={paths.formTeams(match.id)}>
            Ver detalles
          </MenuLink>
          {(score !== null || mayHaveResult(match)) && (
            <MenuItem icon="trophy" tone="text-coin" onSelect={() => onResult(match, score)}>
              {score || champion ? 'Resultado' : 'Anotar resultado'}
            </MenuItem>
          )}
          {isRepeatable(match) && (
            <MenuItem icon="repeat" tone="text-grass" onSelect={() => onRematch(match)}>
              Revancha
            </MenuItem>
          )}
        </MatchMenu>
      </span>
    </>
  );
}

function mayHaveResult(match: Match): boolean {
  return match.status !== 'cancelado' && Date.now() >= courtEndOf(match);
}

/**
 * Returns whether the organiser can be offered a rematch. A weekly match repeats by itself, and a match whose list was
 * deleted has no players to call.
 */
export function isRepeatable({ isRecurring, listId }: Match): boolean {
  return !isRecurring && listId !== null;
}
