import { Link } from 'wouter';
import { useOrganiser } from '../../account/organiser.ts';
import { PasteListButton } from '../../players/paste-list/paste-list-button.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, TEXT_LINK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { AddToList } from './add-to-list.tsx';
import { AddedPlayers } from './added-players.tsx';
import { ListName } from './list-name.tsx';
import { addPasted, sameAs } from './add-pasted.ts';
import { whyNotSave } from './list-draft.ts';
import { useListDraft } from './use-list-draft.ts';
import { useSaveList } from './use-save-list.ts';

/** A new list: its name and its players, all saved at once (docs/specification.md#lists-and-players). */
export function CreatePlayersListScreen() {
  const { user, country } = useOrganiser();
  const draft = useListDraft(user?.uid ?? '');
  const { save, saving, refusedName } = useSaveList(draft);
  const { players } = draft.list;
  const reason = whyNotSave(draft.list, draft.notAdded);

  return (
    <Page
      title="Nueva lista"
      lead="Ponele nombre, sumá a tus jugadores y guardala: te sirve para todos los partidos."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-6">
          <fieldset disabled={saving} className="contents">
            <Panel>
              <ListName name={draft.list.name} refused={refusedName} onRename={draft.rename} />
            </Panel>
            <Panel
              title="Agregar jugador"
              action={
                <PasteListButton
                  existing={players.map((player) => player.name)}
                  country={country}
                  refuseSame={(typed, earlier) => sameAs(players, typed, earlier)}
                  onAdd={(...pasted) => addPasted(draft, ...pasted)}
                />
              }
            >
              <AddToList
                players={players}
                country={country}
                onAdd={draft.add}
                onType={draft.setNotAdded}
              />
            </Panel>
          </fieldset>
          <StickyAction>
            <SaveButton reason={reason} saving={saving} onSave={() => void save()} />
          </StickyAction>
          <CancelLink className="max-md:hidden" />
        </div>
        <AddedPlayers players={players} disabled={saving} onRemove={draft.remove} />
      </div>
      <CancelLink className="mt-6 md:hidden" />
    </Page>
  );
}

function SaveButton({
  reason,
  saving,
  onSave,
}: {
  /** Why the list cannot be saved yet. */
  reason: string | null;
  saving: boolean;
  onSave: () => void;
}) {
  return (
    <>
      {reason && (
        <p
          id="why-not-save"
          className="flex basis-full items-center justify-center gap-2 short:basis-auto roomy:justify-start"
        >
          <Icon name="info" className="text-cyan" />
          {reason}
        </p>
      )}
      <Button
        loading={saving}
        disabled={reason !== null}
        aria-describedby={reason ? 'why-not-save' : undefined}
        onClick={onSave}
      >
        <Icon name="save" />
        GUARDAR LISTA DE JUGADORES
      </Button>
    </>
  );
}

function CancelLink({ className }: { className: string }) {
  return (
    <p className={className}>
      <Link href={paths.home} className={TEXT_LINK}>
        <Icon name="back" />
        Cancelar y volver
      </Link>
    </p>
  );
}
