import { isOver, longDate, type Match, type Score } from '@picadito/domain';
import { memo } from 'react';
import type { MatchAction } from '../../matches/actions/match-actions.ts';
import { MatchMenu } from '../../matches/actions/match-actions-menu.tsx';
import { FiguraLine } from '../../results/figuras.tsx';
import { MatchCard, TeamFigures } from '../../matches/match-card.tsx';
import { startOf } from '../../matches/next-match.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuItem, MenuLink } from '../../ui/menu.tsx';

type Props = {
  match: Match;
  score: Score | null;
  act: (action: MatchAction, match: Match) => void;
  /** True while an action on the match is running. */
  busy: boolean;
  onRematch: (match: Match) => void;
  onResult: (match: Match, score: Score | null) => void;
};

export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { match, score, onResult } = props;
  return (
    <li
      data-match={match.id}
      className="bg-panel [contain-intrinsic-height:auto_4rem] [content-visibility:auto]"
    >
      <MatchCard
        match={match}
        more={
          <>
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

function RowActions({ match, score, act, busy, onRematch, onResult }: Props) {
  return (
    <>
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
              {score ? 'Resultado' : 'Anotar resultado'}
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
  return match.status !== 'cancelado' && isOver(startOf(match), Date.now());
}

/**
 * Returns whether the organiser can be offered a rematch. A weekly match repeats by itself, and a match whose list was
 * deleted has no players to call.
 */
function isRepeatable({ isRecurring, listId }: Match): boolean {
  return !isRecurring && listId !== null;
}
