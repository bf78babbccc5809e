import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useReadMessage } from '../../matches/message/use-read-message.ts';
import { useOrganiser } from '../../account/organiser.ts';
import { PasteListButton } from '../../players/paste-list/paste-list-button.tsx';
import { playersText } from '../../players/players-text.ts';
import { paths } from '../../lib/paths.ts';
import { Button, TEXT_LINK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, StickyAction } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddToList } from './add-to-list.tsx';
import { AddedPlayers } from './added-players.tsx';
import { ListName } from './list-name.tsx';
import { addPasted, sameAs } from './add-pasted.ts';
import { whyNotSave } from './list-draft.ts';
import { useListDraft } from './use-list-draft.ts';
import { useSaveList } from './use-save-list.ts';
import { useVisitorList } from './use-visitor-list.ts';

/**
 * Screen that creates a list. Its name and its players are saved together (docs/specification.md#lists-and-players).
 */
export function CreatePlayersListScreen() {
  const { user, country } = useOrganiser();
  const draft = useListDraft(user?.uid ?? '');
  useVisitorList(user?.uid ?? '', draft, country);
  const { save, saving, refusedName } = useSaveList(draft);
  const { keep } = useReadMessage();
  const startsWithPaste = usePasteOnArrival();
  const { players } = draft.list;
  const reason = whyNotSave(draft.list, draft.notAdded);

  return (
    <Page title="Nueva lista">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-3">
          <fieldset disabled={saving} className="contents">
            <ListName name={draft.list.name} refused={refusedName} onRename={draft.rename} />
            <Panel
              title="Agregar jugador"
              action={
                <PasteListButton
                  existing={players.map((player) => player.name)}
                  country={country}
                  refuseSame={(typed, earlier) => sameAs(players, typed, earlier)}
                  startsOpen={startsWithPaste}
                  isNamed={draft.list.name.trim() !== ''}
                  onAdd={async (pasted, title, text) => {
                    await keep(text);
                    return addPasted(draft, pasted, title);
                  }}
                  onSave={async (pasted, title, text) => {
                    await keep(text);
                    await save(draft.addAll(pasted, title));
                    return null;
                  }}
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
            <SaveButton
              count={players.length}
              reason={reason}
              saving={saving}
              onSave={() => void save()}
            />
          </StickyAction>
          <CancelLink className="max-md:hidden" />
        </div>
        <AddedPlayers players={players} disabled={saving} onRemove={draft.remove} />
      </div>
      <CancelLink className="mt-6 md:hidden" />
    </Page>
  );
}

/**
 * Tells whether the address asks to open the dialog for a pasted list (`?paste`), and removes that from the address.
 */
function usePasteOnArrival(): boolean {
  const [search, setSearch] = useSearchParams();
  const [isWanted] = useState(() => search.has('paste'));
  const forget = useEffectEvent(() => {
    if (isWanted) setSearch({}, { replace: true });
  });
  useEffect(() => forget(), []);
  return isWanted;
}

function SaveButton({
  count,
  reason,
  saving,
  onSave,
}: {
  count: number;
  /** Sentence that explains why the list cannot be saved yet; null if it can be saved. */
  reason: string | null;
  saving: boolean;
  onSave: () => void;
}) {
  return (
    <>
      <p className="flex basis-full items-center justify-center gap-x-3 text-sm leading-tight short:basis-auto roomy:order-last roomy:basis-48 roomy:justify-start">
        <span className="flex shrink-0 items-center gap-1.5 font-bold">
          <Icon name="users" className="text-coin" />
          <span className="tabular-nums">{count}</span>
          <span className="sr-only">
            {count === 1 ? 'jugador agregado' : 'jugadores agregados'}
          </span>
        </span>
        <span id="why-not-save">{reason ?? playersText(count)}</span>
      </p>
      <Button
        loading={saving}
        disabled={reason !== null}
        aria-describedby={reason ? 'why-not-save' : undefined}
        className="max-[359px]:px-2!"
        onClick={onSave}
      >
        <Icon name="save" className="max-[359px]:hidden" />
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
