import type { Match, MatchPlayer } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { useAllPlayers } from '../../api/players.ts';
import { SCREEN } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Candidates } from './candidates-list.tsx';

const PANEL_ID = 'add-to-match';
const PHONE = '(width < 768px)';

/** Opens and closes `AddToMatch`. On phones, beside the search, it says the first word only. */
export function AddToMatchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="shrink-0"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'user-plus'} />
      {isOpen ? (
        'CERRAR'
      ) : (
        <span>
          SUMAR<span className="max-sm:sr-only"> JUGADOR</span>
        </span>
      )}
    </Button>
  );
}

/** Brings whoever of my players is not in this match into it, with a search among them. */
export function AddToMatch({ match, players }: { match: Match; players: readonly MatchPlayer[] }) {
  const mine = useAllPlayers();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // on phones it opens at the lower edge
    if (window.matchMedia(PHONE).matches) panel.current?.scrollIntoView();
  }, []);

  return (
    <div ref={panel} id={PANEL_ID}>
      <Panel title="Sumar a este partido">
        {mine.data && <Candidates match={match} players={players} mine={mine.data} />}
        {!mine.data && mine.isError && (
          <LoadError onRetry={() => void mine.refetch()}>{SCREEN.loadPlayers}</LoadError>
        )}
        {mine.isPending && <Loading />}
      </Panel>
    </div>
  );
}
