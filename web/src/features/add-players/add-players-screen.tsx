import type { PlayersList } from '@picadito/domain';
import { Link } from 'wouter';
import { useLists } from '../../api/lists.ts';
import { usePlayers } from '../../api/players.ts';
import { paths } from '../../lib/paths.ts';
import { useLastMatch } from '../../state/last-match.ts';
import { useSelectedList } from '../../state/selected-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { AddPlayer } from './add-player.tsx';
import { ChooseList } from './choose-list.tsx';
import { PlayersPanel } from './players-panel.tsx';

/** product.md §2 "Add players": the players of the selected list. */
export function AddPlayersScreen() {
  const lists = useLists();
  const [selectedId, select] = useSelectedList();
  const list = lists.data?.find(({ id }) => id === selectedId);
  if (list) return <PlayersOfList list={list} />;
  return (
    <Page title="Jugadores" narrow>
      <Panel>
        {lists.isPending && <Loading text="Cargando listas..." />}
        {lists.isError && (
          <LoadError onRetry={() => void lists.refetch()}>
            Error al cargar las listas. Por favor intenta de nuevo.
          </LoadError>
        )}
        {lists.data && <ChooseList lists={lists.data} onChoose={select} />}
      </Panel>
    </Page>
  );
}

function PlayersOfList({ list }: { list: PlayersList }) {
  const [lastMatch] = useLastMatch();
  const total = usePlayers(list.id).data?.length ?? 0;
  return (
    <Page
      title="Jugadores"
      lead={
        <>
          Lista <strong className="text-ink">{list.name}</strong> ·{' '}
          <Link href={paths.playerLists} className="text-cyan underline underline-offset-4">
            Cambiar de lista
          </Link>
        </>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Panel title="Agregar jugador">
          <AddPlayer key={list.id} listId={list.id} />
        </Panel>
        <PlayersPanel key={list.id} listId={list.id} />
      </div>
      <StickyAction>
        <ButtonLink href={paths.confirmAttendance(lastMatch)}>
          {total > 0 ? `CONTINUAR (${total})` : 'CONTINUAR'}
          <Icon name="arrow-right" />
        </ButtonLink>
      </StickyAction>
    </Page>
  );
}
