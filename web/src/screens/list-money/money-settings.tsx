import {
  CURRENCIES,
  type Currency,
  PAY_TO_HOLDER_MAX,
  PAY_TO_MAX,
  type Player,
  type PlayersSee,
} from '@picadito/domain';
import type { FormEvent } from 'react';
import { useDraftText } from '../../forms/use-draft-text.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

const SEEN: readonly { value: PlayersSee; label: string }[] = [
  { value: 'own', label: 'Lo suyo' },
  { value: 'nothing', label: 'Nada' },
];

/** Shows where players pay, what they see, who never pays, and the currency while the ledger is empty. */
export function MoneySettings({
  listId,
  money,
  changes,
  players,
}: ShownMoney & { listId: string; players: readonly Player[] }) {
  const { settings, currency, entries } = money;
  const never = new Set(settings.neverPays);
  return (
    <Panel title="A dónde pagan">
      <PayTo key={`${settings.payTo} ${settings.payToHolder}`} {...{ listId, money, changes }} />
      <div className="mt-5 flex flex-col gap-5">
        <div>
          <p className="mb-1.5 font-bold">Qué ve cada jugador en el link</p>
          <Segmented
            label="Qué ve cada jugador en el link"
            options={SEEN}
            value={settings.playersSee}
            onChange={(playersSee) => changes.change({ playersSee })}
          />
        </div>
        <Field
          label="Moneda"
          hint={entries.length > 0 ? 'Ya hay movimientos: no se puede cambiar.' : undefined}
        >
          {(aria) => (
            <Select
              {...aria}
              disabled={entries.length > 0}
              value={currency}
              onChange={({ target }) => changes.change({ currency: target.value as Currency })}
            >
              {CURRENCIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <details className="group">
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-bold">
            Quién no paga nunca{never.size > 0 && ` (${never.size})`}
            <Icon name="down" className="text-coin group-open:rotate-180" />
          </summary>
          <ul>
            {players.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  label={<span className="wrap-anywhere">{name}</span>}
                  checked={never.has(id)}
                  onChange={({ target }) => changes.change({ neverPays: { [id]: target.checked } })}
                />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Panel>
  );
}

/** Form of the payment address and its holder. What is typed stays until it is saved. */
function PayTo({
  listId,
  money: { settings },
  changes,
}: Pick<ShownMoney, 'money' | 'changes'> & { listId: string }) {
  const [payTo, setPayTo, clearPayTo] = useDraftText(`pay-to-${listId}`, settings.payTo ?? '');
  const [holder, setHolder, clearHolder] = useDraftText(
    `pay-to-holder-${listId}`,
    settings.payToHolder ?? '',
  );
  const { error, isPending } = changes.changing;
  const errorOf = (field: string) =>
    fieldErrors(error).find(({ path }) => path === field)?.message ?? null;

  function save(event: FormEvent): void {
    event.preventDefault();
    const patch = { payTo: payTo.trim() || null, payToHolder: holder.trim() || null };
    changes.change(patch, {
      onSuccess: () => {
        clearPayTo();
        clearHolder();
      },
    });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field
        label="Alias, CVU, Bizum o cuenta"
        hint="Un texto para copiar, sin links."
        error={errorOf('payTo')}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={PAY_TO_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={payTo}
            onChange={({ target }) => setPayTo(target.value)}
          />
        )}
      </Field>
      <Field label="A nombre de" error={errorOf('payToHolder')}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={PAY_TO_HOLDER_MAX}
            autoComplete="off"
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ghost" className="self-start" loading={isPending}>
        GUARDAR
      </Button>
    </form>
  );
}
