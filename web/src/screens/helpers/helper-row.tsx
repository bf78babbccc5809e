import type { Helper } from '@picadito/domain';
import { useState } from 'react';
import { confirmLabel, expiryText, RIGHTS } from '../../helpers/helper-text.ts';
import { HELPER_FAILURES, helperFailure, useHelperChanges } from '../../helpers/helpers.ts';
import { A_MINUTE_MS, browserTimeZone, useNow } from '../../lib/clock.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = { listId: string; helper: Helper };

/** Row of a helper or an open invitation, with what the owner can do about it. Failures are said in the row. */
export function HelperRow(props: Props) {
  switch (props.helper.state) {
    case 'invited':
      return <Invited {...props} />;
    case 'accepted':
      return <Accepted {...props} />;
    case 'confirmed':
      return <Confirmed {...props} />;
  }
}

const rightsOf = ({ rights }: Helper) => RIGHTS.find(({ value }) => value === rights)?.label;

function Failure({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <FieldError>{children}</FieldError>}
    </div>
  );
}

/** An invitation that nobody has accepted yet. */
function Invited({ listId, helper }: Props) {
  const now = useNow(A_MINUTE_MS);
  const { remove } = useHelperChanges(listId);
  return (
    <li className="bg-raised/40 px-3 py-2">
      <div className="flex items-center gap-x-3 big-text:flex-wrap">
        <span className="grid size-10 shrink-0 place-items-center bg-raised text-mute big-text:hidden">
          <Icon name="hourglass" />
        </span>
        <p className="min-w-0 flex-1 leading-snug big-text:basis-full">
          Invitación sin usar
          <span className="block text-sm text-mute">
            {rightsOf(helper)}
            {helper.expiresAt && ` · ${expiryText(helper.expiresAt, now, browserTimeZone())}`}
          </span>
        </p>
        <button
          type="button"
          className={`${TEXT_ACTION} -mr-2`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(helper)}
        >
          ANULAR
        </button>
      </div>
      <Failure>{remove.error && helperFailure(remove.error, HELPER_FAILURES.remove)}</Failure>
    </li>
  );
}

/** Somebody who has accepted an invitation. The rights begin when the owner confirms who it is. */
function Accepted({ listId, helper }: Props) {
  const { confirm, remove } = useHelperChanges(listId);
  const name = helper.name ?? '';
  const failed = confirm.error ?? remove.error;
  const action = confirm.error ? HELPER_FAILURES.confirm : HELPER_FAILURES.remove;
  return (
    <li className="flex flex-col gap-3 border-l-4 border-coin bg-raised p-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} photoURL={helper.photoURL} size={56} />
        <p className="min-w-0 flex-1 leading-snug">
          <strong className="text-lg wrap-anywhere">{name}</strong>
          <span className="block text-sm text-mute">{rightsOf(helper)}</span>
        </p>
      </div>
      <p>Aceptó la invitación. ¿Es quien querías?</p>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button
          loading={confirm.isPending}
          onClick={() =>
            confirm.mutate(helper, {
              onSuccess: () => toast({ title: 'Listo', description: `${name} ya te ayuda.` }),
            })
          }
        >
          {confirmLabel(helper)}
        </Button>
        <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate(helper)}>
          NO ES
        </Button>
      </div>
      <Failure>{failed && helperFailure(failed, action)}</Failure>
    </li>
  );
}

function Confirmed({ listId, helper }: Props) {
  const { change } = useHelperChanges(listId);
  const [isAsking, setAsking] = useState(false);
  const name = helper.name ?? '';
  const hasMoney = helper.rights === 'matches-and-money';
  return (
    <li className="bg-raised px-3 py-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} photoURL={helper.photoURL} />
        <p className="min-w-0 flex-1 leading-snug">
          <strong className="wrap-anywhere">{name}</strong>
          <span className="block text-sm text-mute">{rightsOf(helper)}</span>
        </p>
        <Menu label={`Más acciones para ${name}`} title={name} busy={change.isPending}>
          <MenuItem
            icon="coin"
            onSelect={() =>
              change.mutate({ id: helper.id, rights: hasMoney ? 'matches' : 'matches-and-money' })
            }
          >
            {hasMoney ? 'QUE NO LLEVE LA PLATA' : 'QUE LLEVE TAMBIÉN LA PLATA'}
          </MenuItem>
          <MenuItem icon="close" tone="text-danger" onSelect={() => setAsking(true)}>
            SACAR
          </MenuItem>
        </Menu>
      </div>
      <Failure>{change.error && helperFailure(change.error, HELPER_FAILURES.change)}</Failure>
      <RemoveDialog
        listId={listId}
        helper={helper}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
