import type { PlayersList } from '@picadito/domain';
import { Suspense, useRef, useState } from 'react';
import { useHomeLists } from '../../../home/home.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { LIST_FAILURES } from '../../../players/lists/lists.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyRow } from '../../../ui/empty-row.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CollapsibleLists } from './collapsible-lists.tsx';
import { isOwn } from '../../../helpers/may.ts';
import { optionalPart } from '../../../lib/lazy-with-retry.ts';

/** Lists that others hand over to the user. Only helpers load their code; if it does not load, the link leads there. */
const OfferedLists = optionalPart(() =>
  import('../offered-lists.tsx').then((code) => code.OfferedLists),
);

export function MyLists() {
  const lists = useHomeLists();
  // The panel gets the focus after a list is deleted, because the list's row, whose button had the focus, is removed.
  const panel = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<PlayersList | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('../../../players/lists/delete-list-dialog.tsx').then((m) => m.DeleteListDialog),
  );

  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {lists.data?.length === 0 ? (
        <EmptyRow
          title="Tus Listas"
          action={
            <ButtonLink href={paths.createPlayersList} variant="ghost" size="sm">
              Crea tu primera lista
            </ButtonLink>
          }
        >
          No tienes listas de jugadores
        </EmptyRow>
      ) : (
        <Panel title="Tus Listas">
          {lists.isError && !lists.data && (
            <LoadError onRetry={() => void lists.refetch()}>{LIST_FAILURES.load}</LoadError>
          )}
          {lists.data && !lists.data.every(isOwn) && (
            <Suspense>
              <OfferedLists />
            </Suspense>
          )}
          {lists.data && (
            <CollapsibleLists
              lists={lists.data}
              onDelete={(list) => void whenLoaded(() => setDoomed(list))}
            />
          )}
        </Panel>
      )}
      {Dialog && (
        <Dialog
          list={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => panel.current?.focus()}
        />
      )}
    </div>
  );
}
