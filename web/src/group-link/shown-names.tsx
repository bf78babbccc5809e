import { NAME_MAX, type ShownNames, distinctNames } from '@picadito/domain';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button, TEXT_ACTION } from '../ui/button.tsx';
import { Field } from '../ui/inputs/field.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { LINK_FAILURES } from './link.ts';
import { useShownNames, useWriteName } from './link-changes.ts';

type Name = ShownNames[number];

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Shows every player of the list with the name that other players read on the players' page; the organiser can change
 * that name.
 */
export function NamesOfList({ listId }: { listId: string }) {
  const { data: names, isError, refetch } = useShownNames(listId);
  const distinct = distinctNames((names ?? []).map((one) => ({ ...one, id: one.playerId })));
  const [edited, setEdited] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);

  function close(): void {
    setLeft(edited);
    setEdited(null);
  }

  if (!names && isError)
    return <LoadError onRetry={() => void refetch()}>{LINK_FAILURES.names}</LoadError>;
  if (!names) return <Loading />;
  return (
    <ul className="flex flex-col">
      {distinct.map((name) => (
        <li key={name.playerId} className="border-b border-raised">
          {edited === name.playerId ? (
            <EditName listId={listId} name={name} onClose={close} />
          ) : (
            <NameRow
              name={name}
              hasFocus={left === name.playerId}
              onEdit={() => setEdited(name.playerId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function NameRow({
  name: { name, shownName },
  hasFocus,
  onEdit,
}: {
  name: Name;
  /** True if the edit form of this name has just been closed; the row's button then takes the focus. */
  hasFocus: boolean;
  onEdit: () => void;
}) {
  return (
    <div className="flex min-h-14 items-center gap-3">
      <p className="min-w-0 grow leading-tight">
        <span className="font-bold">{shownName}</span>
        {shownName !== name && <span className="block text-sm text-mute">{name}</span>}
      </p>
      <button
        ref={hasFocus ? focus : undefined}
        type="button"
        className={TEXT_ACTION}
        aria-label={`Cambiar cómo se ve ${name}`}
        onClick={onEdit}
      >
        Cambiar
      </button>
    </div>
  );
}

/** Form that changes a shown name. Saving an empty field restores the computed name. */
function EditName({
  listId,
  name: { playerId, name, shownName, isWritten },
  onClose,
}: {
  listId: string;
  name: Name;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(shownName);
  const write = useWriteName(listId);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = typed.trim() || null;
    if (wanted === shownName && !isWritten) return onClose();
    try {
      await write.mutateAsync({ playerId, shownName: wanted });
      onClose();
    } catch (error) {
      toastError(failureSentence(error, { action: LINK_FAILURES.writeName }));
    }
  }

  return (
    <form className="flex flex-col gap-3 py-3" onSubmit={(event) => void save(event)}>
      <Field label={`Cómo se ve ${name}`} hint="Vacío, se ve el primer nombre.">
        {(aria) => (
          <TextInput
            {...aria}
            ref={focus}
            value={typed}
            maxLength={NAME_MAX}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3 *:grow">
        <Button type="submit" variant="grass" size="sm" loading={write.isPending}>
          GUARDAR
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
