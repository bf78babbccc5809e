import { type Match, MESSAGES } from '@picadito/domain';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { startOf } from '../../matches/next-match.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedList } from '../../players/lists/lists.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddToMatchButton, useAddPanel } from './add/add-to-match-button.tsx';

/**
 * Shows a match without players: a link to the screen that adds players to the match's list (missing if the list was
 * deleted), and a panel that adds players to the match itself.
 */
export function NoPlayers({ match }: { match: Match }) {
  const { Panel: AddToMatch, toggle } = useAddPanel();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const [now] = useState(() => Date.now());
  const hasStarted = startOf(match) <= now;
  const { listId } = match;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <Panel>
        <EmptyState
          icon="users"
          action={
            <div className="flex flex-col gap-4">
              {listId && (
                <Button
                  onClick={() => {
                    selectList(listId);
                    navigate(hasStarted ? paths.addPlayersFor(match.id) : paths.addPlayers);
                  }}
                >
                  AGREGAR JUGADORES
                </Button>
              )}
              <AddToMatchButton isOpen={AddToMatch !== null} onToggle={toggle} />
            </div>
          }
        >
          {sentenceOf(listId !== null, hasStarted)}
        </EmptyState>
      </Panel>
      {AddToMatch && <AddToMatch match={match} players={[]} />}
    </div>
  );
}

function sentenceOf(hasList: boolean, hasStarted: boolean): string {
  if (!hasList) return 'Este partido no tiene una lista de jugadores asociada.';
  return hasStarted
    ? 'Este partido ya empezó sin jugadores. Sumá a los que juegan y van a aparecer acá.'
    : MESSAGES.broadcastWithoutPlayers;
}
