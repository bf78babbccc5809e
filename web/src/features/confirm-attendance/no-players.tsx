import { type Match, MESSAGES } from '@picadito/domain';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useSelectedList } from '../../state/selected-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Nobody to confirm or call; the match's list, if it still has one, is where players are added. */
export function NoPlayers({ match }: { match: Match }) {
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const { listId } = match;
  return (
    <Panel className="mt-6">
      <EmptyState
        icon="users"
        action={
          listId && (
            <Button
              onClick={() => {
                selectList(listId);
                navigate(paths.addPlayers);
              }}
            >
              AGREGAR JUGADORES
            </Button>
          )
        }
      >
        {listId
          ? MESSAGES.broadcastWithoutPlayers
          : 'Este partido no tiene una lista de jugadores asociada.'}
      </EmptyState>
    </Panel>
  );
}
