import { useLocation } from 'wouter';
import { useLists, LIST_FAILURES, useSelectedList } from '../../players/lists/lists.ts';
import { ListRow } from '../../players/lists/list-row.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NewList } from './new-list.tsx';

/**
 * Screen on which the organiser creates a list by its name, or chooses one (docs/specification.md#lists-and-players).
 */
export function PlayerListsScreen() {
  const lists = useLists();
  const [selectedId, select] = useSelectedList();
  const [, navigate] = useLocation();

  function open(id: string): void {
    select(id);
    navigate(paths.addPlayers);
  }

  return (
    <Page
      title="Listas de jugadores"
      lead="Elegí una lista para ver y sumar jugadores, o empezá otra."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Panel title="Nueva lista">
          <NewList onCreated={open} />
        </Panel>
        <Panel title="Mis Listas">
          {lists.isPending && <Loading text="Cargando listas..." />}
          {lists.isError && !lists.data && (
            <LoadError onRetry={() => void lists.refetch()}>{LIST_FAILURES.load}</LoadError>
          )}
          {lists.data?.length === 0 && (
            <EmptyState icon="list">No hay listas. ¡Crea una!</EmptyState>
          )}
          {lists.data && lists.data.length > 0 && (
            <ul className="flex flex-col gap-2">
              {lists.data.map((list) => (
                <ListRow
                  key={list.id}
                  list={list}
                  current={list.id === selectedId}
                  onChoose={() => open(list.id)}
                />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Page>
  );
}
