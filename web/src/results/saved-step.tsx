import type { KnownResult, Match, Teams } from '@picadito/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { ShareResultButton } from '../sharing/share-result-button.tsx';
import type { SavedPlayer } from '../teams/teams.ts';
import { Button, TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Scorers } from './scorers.tsx';
import { Refusal } from './step-form.tsx';

type Props = {
  match: Match;
  result: KnownResult;
  /** The saved teams of the match; null if it has none. */
  teams: Teams<SavedPlayer> | null;
  /** True while the scorers or the teams are loading. */
  isLoading: boolean;
  error: string | null;
  /** Called with the changed result, or with null to remove it. */
  onChange: (result: KnownResult | null) => void;
  onCorrect: () => void;
  onPlayed: () => void;
  onDone: () => void;
};

/** Shows a saved result with its scorers and the actions on it. */
export function SavedStep({ result, teams, isLoading, error, onDone, ...props }: Props) {
  const isNameless =
    teams !== null && result.scorers.length === 0 && result.claro + result.oscuro > 0;
  return (
    <div className="result-step">
      <Scoreboard {...result} />
      {isLoading && <Loading />}
      {!isLoading && teams && <Scorers result={result} players={teams} onChange={props.onChange} />}
      <Refusal>{error}</Refusal>
      {!isLoading && <Tools teams={teams} {...props} />}
      <div className="result-actions">
        {!isLoading && <ShareResultButton match={props.match} {...{ result, teams }} />}
        <Button variant="ghost" onClick={onDone}>
          {isNameless ? 'No me acuerdo quién los hizo' : 'LISTO'}
        </Button>
      </div>
    </div>
  );
}

function Tools({
  match,
  teams,
  onChange,
  onCorrect,
  onPlayed,
}: Omit<Props, 'result' | 'isLoading' | 'error' | 'onDone'>) {
  return (
    <div className="result-tools">
      <Tool icon="edit" onClick={onCorrect}>
        Corregir
      </Tool>
      {teams ? (
        <Tool icon="users" onClick={onPlayed}>
          Quién jugó
        </Tool>
      ) : (
        <Link href={paths.editTeams(match.id)} className={TEXT_ACTION}>
          <Icon name="shirt" />
          Armar equipos
        </Link>
      )}
      <Tool icon="trash" onClick={() => onChange(null)}>
        Borrar
      </Tool>
    </div>
  );
}

function Tool({
  icon,
  onClick,
  children,
}: {
  icon: 'edit' | 'users' | 'trash';
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={TEXT_ACTION} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
