import type { PlayersList } from '@picadito/domain';
import { useRef, useState } from 'react';
import { useLists } from '../../api/lists.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { MyListRow } from './my-list-row.tsx';

export function MyLists() {
  const lists = useLists();
  // The button that asked for a deletion goes with its row: the focus stays in the panel.
  const panel = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<PlayersList | null>(null);
  return (
    <Panel title="Tus Listas">
      <div ref={panel} tabIndex={-1} className="outline-none">
        {lists.isPending && <Loading />}
        {lists.isError && (
          <LoadError onRetry={() => void lists.refetch()}>
            Error al cargar las listas. Por favor intenta de nuevo.
          </LoadError>
        )}
        {lists.data?.length === 0 && (
          <EmptyState
            icon="users"
            action={
              <ButtonLink href={paths.createPlayersList} size="sm">
                <Icon name="plus" />
                Crea tu primera lista
              </ButtonLink>
            }
          >
            No tienes listas de jugadores
          </EmptyState>
        )}
        {lists.data && lists.data.length > 0 && (
          <ul className="flex flex-col gap-3 md:-mr-2 md:max-h-[400px] md:scroll-py-2 md:overflow-y-auto md:pr-2">
            {lists.data.map((list) => (
              <MyListRow key={list.id} list={list} onDelete={() => setDoomed(list)} />
            ))}
          </ul>
        )}
        <DeleteListDialog
          list={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => panel.current?.focus()}
        />
      </div>
    </Panel>
  );
}
