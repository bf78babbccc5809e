import type { Player, PlayersList } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { HELP_IS_OVER, isOwn } from '../../helpers/may.ts';
import { useLists, LIST_FAILURES } from './lists.ts';
import { usePlayersApart, PLAYER_FAILURES } from '../players.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

/**
 * Shows a screen about the list in its address, with its players. The screen searches the user's own and helped lists,
 * so that a malformed, foreign or deleted id leads to the same text and a way back. A list made on another device may
 * be missing in the cache until the server has answered.
 */
export function ListScreen({
  id,
  title,
  titleOf,
  leadOf,
  actionOf,
  children,
}: {
  id: string;
  /** Title of the screen while the list is not known. */
  title: string;
  titleOf: (list: PlayersList) => string;
  leadOf: (list: PlayersList) => string;
  /** Returns the controls next to the title. */
  actionOf?: (list: PlayersList) => ReactNode;
  children: (list: PlayersList, players: Player[]) => ReactNode;
}) {
  const lists = useLists();
  const list = lists.data?.find((one) => one.id === id);
  const players = usePlayersApart(list?.id ?? null);
  const [last, setLast] = useState<PlayersList | null>(null);
  if (list && list !== last) setLast(list);

  function retry(): void {
    void lists.refetch();
    if (list) void players.refetch();
  }

  const waiting = list ? !players.data && !players.isError : lists.isFetching;
  const failed = list ? !players.data && players.isError : !waiting && lists.isError;
  return (
    <Page
      title={list ? titleOf(list) : title}
      lead={list && leadOf(list)}
      action={list && actionOf?.(list)}
    >
      {list && players.data && children(list, players.data)}
      {waiting && (
        // The key makes a new element for each text, so that none visibly moves when the title above takes more lines.
        <Loading key={list?.id} text={list ? 'Cargando...' : 'Cargando listas...'} />
      )}
      {failed && (
        <Panel>
          <LoadError onRetry={retry}>{list ? PLAYER_FAILURES.load : LIST_FAILURES.load}</LoadError>
        </Panel>
      )}
      {!list && !waiting && !failed && <Missing wasHelped={last?.id === id && !isOwn(last)} />}
    </Page>
  );
}

function Missing({ wasHelped }: { wasHelped: boolean }) {
  return (
    <Panel>
      <EmptyState
        icon="list"
        action={<ButtonLink href={paths.playerLists}>VER MIS LISTAS</ButtonLink>}
      >
        {wasHelped
          ? HELP_IS_OVER
          : 'No encontramos esta lista entre las tuyas. Puede que la hayas eliminado.'}
      </EmptyState>
    </Panel>
  );
}
