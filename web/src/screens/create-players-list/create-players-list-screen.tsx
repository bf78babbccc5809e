import { SKILL_NAMES_IN_LISTS } from '@picadito/domain';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useOrganiser } from '../../account/organiser.ts';
import { PasteListButton } from '../../components/paste-list-button.tsx';
import { PlayerRow } from '../../players/player-row.tsx';
import { playersText } from '../../players/players-text.ts';
import { paths } from '../../lib/paths.ts';
import { useAfterPress } from '../../lib/use-after-press.ts';
import { Button, TEXT_LINK } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { AddToList } from './add-to-list.tsx';
import { addPasted, sameAs } from './add-pasted.ts';
import { nameProblem, whyNotSave } from './list-draft.ts';
import { useListDraft } from './use-list-draft.ts';
import { useSaveList } from './use-save-list.ts';

/** product.md §2 "Create players list": a name, its players, all saved at once. */
export function CreatePlayersListScreen() {
  const { user, country } = useOrganiser();
  const draft = useListDraft(user?.uid ?? '');
  const { save, saving, refusedName } = useSaveList(draft);
  const [nameLeft, setNameLeft] = useState(false);
  const afterPress = useAfterPress();
  /** Takes the focus of a row that goes away. */
  const panel = useRef<HTMLDivElement>(null);
  const { name, players } = draft.list;
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
              <Field
                label="Nombre de la lista"
                error={(nameLeft ? nameProblem(name) : null) ?? refusedName}
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    value={name}
                    autoComplete="off"
                    placeholder="Por ejemplo, Los jueves"
                    onChange={(event) => draft.rename(event.target.value)}
                    onBlur={() => void afterPress().then(() => setNameLeft(true))}
                  />
                )}
              </Field>
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
            {reason && (
              <p
                id="why-not-save"
                className="flex basis-full items-center justify-center gap-2 md:justify-start"
              >
                <Icon name="info" className="text-cyan" />
                {reason}
              </p>
            )}
            <Button
              loading={saving}
              disabled={reason !== null}
              aria-describedby={reason ? 'why-not-save' : undefined}
              onClick={() => void save()}
            >
              <Icon name="save" />
              GUARDAR LISTA DE JUGADORES
            </Button>
          </StickyAction>
          <CancelLink className="max-md:hidden" />
        </div>
        <Panel
          title="Jugadores agregados"
          action={
            <p role="status" className="font-score text-score text-coin">
              <span aria-hidden="true">{players.length}</span>
              <span className="sr-only">{playersText(players.length)}</span>
            </p>
          }
        >
          <div ref={panel} tabIndex={-1} className="outline-none">
            {players.length === 0 ? (
              <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
            ) : (
              <ul className="flex flex-col gap-2">
                {players.map((player) => (
                  <PlayerRow
                    key={player.name}
                    player={player}
                    names={SKILL_NAMES_IN_LISTS}
                    onRemove={() => {
                      if (saving) return;
                      draft.remove(player);
                      panel.current?.focus({ preventScroll: true });
                    }}
                  />
                ))}
              </ul>
            )}
          </div>
        </Panel>
      </div>
      <CancelLink className="mt-6 md:hidden" />
    </Page>
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
