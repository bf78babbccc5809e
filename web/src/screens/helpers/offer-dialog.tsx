import type { Helper, PlayersList } from '@picadito/domain';
import { type FormEvent, useState } from 'react';
import { HANDOVER_FAILURES, useHandoverChanges } from '../../handover/handover.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field, FieldError } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

type Props = { list: PlayersList; helpers: readonly Helper[]; onClose: () => void };

/** Dialog that asks to whom the owner hands the list over. The owner types the name of the list, to be sure. */
export function OfferDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} title="¿A quién se la pasás?" onClose={props.onClose}>
      <OfferForm {...props} />
    </Dialog>
  );
}

function OfferForm({ list, helpers, onClose }: Props) {
  const { offer } = useHandoverChanges(list.id);
  const [helperId, setHelperId] = useState(helpers[0]?.id ?? '');
  const [name, setName] = useState('');
  const [staysHelper, setStaysHelper] = useState(true);
  const errorOf = (field: string) =>
    fieldErrors(offer.error).find(({ path }) => path === field)?.message ?? null;
  const isOfField = errorOf('helperId') !== null || errorOf('name') !== null;

  function send(event: FormEvent): void {
    event.preventDefault();
    offer.mutate({ helperId, name: name.trim(), staysHelper }, { onSuccess: onClose });
  }

  return (
    <form noValidate className="mt-3 flex flex-col gap-5" onSubmit={send}>
      <Field label="Ayudante" error={errorOf('helperId')}>
        {(aria) => (
          <Select {...aria} value={helperId} onChange={({ target }) => setHelperId(target.value)}>
            {helpers.map((helper) => (
              <option key={helper.id} value={helper.id}>
                {helper.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label="Yo sigo como ayudante"
        checked={staysHelper}
        onChange={({ target }) => setStaysHelper(target.checked)}
      />
      <Field label={`Escribí el nombre: ${list.name}`} error={errorOf('name')}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div role="alert" className="empty:hidden">
        {offer.error && !isOfField && (
          <FieldError>
            {failureSentence(offer.error, { action: HANDOVER_FAILURES.offer })}
          </FieldError>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-4">
        <Button variant="ghost" className="grow sm:grow-0" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" className="grow sm:grow-0" loading={offer.isPending}>
          PASAR LA LISTA
        </Button>
      </div>
    </form>
  );
}
