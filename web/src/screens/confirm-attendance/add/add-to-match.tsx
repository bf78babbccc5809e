import type { Match, MatchPlayer } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { useAllPlayers, PLAYER_FAILURES } from '../../../players/players.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PANEL_ID } from './add-to-match-button.tsx';
import { Candidates } from './candidates-list.tsx';

const PHONE = '(width < 768px)';

/**
 * Panel with the organiser's players who are not in this match and a search among them; a tap adds a player to the
 * match.
 */
export function AddToMatch({ match, players }: { match: Match; players: readonly MatchPlayer[] }) {
  const mine = useAllPlayers();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On phones the panel opens at the lower edge of the screen, mostly out of sight.
    if (window.matchMedia(PHONE).matches) panel.current?.scrollIntoView();
  }, []);

  return (
    <div ref={panel} id={PANEL_ID}>
      <Panel title="Sumar a este partido">
        {mine.data && <Candidates match={match} players={players} mine={mine.data} />}
        {!mine.data && mine.isError && (
          <LoadError onRetry={() => void mine.refetch()}>{PLAYER_FAILURES.load}</LoadError>
        )}
        {mine.isPending && <Loading />}
      </Panel>
    </div>
  );
}
