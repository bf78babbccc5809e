import { type Player, type PlayersList } from '@picadito/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useParams } from 'wouter';
import { useSession } from '../../identity/session.ts';
import { AddPlayer, draftOfNewPlayer } from '../../players/add-player.tsx';
import { ListScreen } from '../../players/lists/list-screen.tsx';
import { isTyped, readPlayer } from '../../players/player-form.ts';
import { playersText } from '../../players/players-text.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { PLAYER_FAILURES } from '../../players/players.ts';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { draftOf } from '../../forms/draft.ts';
import { Button, ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/page.tsx';
import { EditablePlayers } from './editable-players.tsx';
import { RenameList } from './rename-list.tsx';
import { isOwn, ownerText } from '../../helpers/may.ts';

/** Screen that renames a list, changes its players and deletes it (docs/specification.md#screens-and-routes). */
export function EditPlayerListScreen() {
  const { id = '' } = useParams();
  return (
    <ListScreen
      id={id}
      title="Editar Lista"
      titleOf={({ name }) => `Editar «${name}»`}
      leadOf={(list) =>
        [`${playersText(list.playerCount)} en la lista`, ownerText(list)]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {(list, players) => <ListToEdit key={list.id} list={list} players={players} />}
    </ListScreen>
  );
}

function ListToEdit({ list, players }: { list: PlayersList; players: Player[] }) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [doomed, setDoomed] = useState<PlayersList | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('../../players/lists/delete-list-dialog.tsx').then((m) => m.DeleteListDialog),
  );

  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
      <NameAndNewPlayer list={list} players={players} />
      <div className="min-w-0">
        <EditablePlayers listId={list.id} players={players} />
      </div>
      {isOwn(list) && (
        <Button
          variant="danger"
          className="justify-self-start"
          onClick={() => void whenLoaded(() => setDoomed(list))}
        >
          <Icon name="trash" />
          ELIMINAR LISTA
        </Button>
      )}
      {Dialog && (
        <Dialog
          list={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            if (isMounted()) navigate(paths.playerLists);
          }}
        />
      )}
    </div>
  );
}

/** Shows the name of the list, and the form for a new player above the main action. */
function NameAndNewPlayer({ list, players }: { list: PlayersList; players: readonly Player[] }) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const adding = useRef<HTMLDivElement>(null);
  /**
   * True if phones show the form for a new player. It is hidden behind a button at first, unless the list is empty or
   * has a draft of a player.
   */
  const [formOpen, setFormOpen] = useState(
    () =>
      players.length === 0 || isTyped(readPlayer(draftOf(uid, draftOfNewPlayer(list.id)).read())),
  );

  function goToForm(): void {
    flushSync(() => setFormOpen(true));
    adding.current?.scrollIntoView();
    adding.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isOwn(list) && (
        <Panel>
          <RenameList uid={uid} list={list} />
          <Link href={paths.helpers(list.id)} className={`${TEXT_ACTION} -mx-2 mt-2 -mb-2`}>
            <Icon name="user-plus" />
            Ayudantes
            <Icon name="right" />
          </Link>
        </Panel>
      )}
      <div ref={adding} className={formOpen ? '' : 'max-md:hidden'}>
        <Panel title="Agregar jugador">
          <AddPlayer listId={list.id} players={players} failure={PLAYER_FAILURES.addToList} />
        </Panel>
      </div>
      <StickyAction>
        <Button variant="ghost" className="md:hidden!" onClick={goToForm}>
          + JUGADOR
        </Button>
        <ButtonLink href={paths.playerList(list.id)}>
          <Icon name="check" />
          LISTO
        </ButtonLink>
      </StickyAction>
    </div>
  );
}
