import type { Profile } from '@picadito/domain';
import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deleteAccount, ACCOUNT_FAILURES } from '../../account/account.ts';
import { forgetUser } from '../../identity/session.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { announceSignOut } from '../../identity/sign-in-channel.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { HelpedLists } from './helped-lists.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

const WORD = 'ELIMINAR';

/**
 * Dialog that lists the data deleted with the account, and deletes the account once the organiser has typed the
 * confirmation word.
 */
export function DeleteAccountDialog({
  user,
  open,
  onClose,
}: {
  user: Profile;
  open: boolean;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function close(): void {
    setTyped('');
    setMissing(false);
    onClose();
  }

  const { remove, isBusy } = useDeleteAccount(close);

  function confirm(): void {
    if (typed.trim().toLocaleUpperCase('es') === WORD) {
      void remove();
      return;
    }
    setMissing(true);
    input.current?.focus();
  }

  return (
    <ConfirmDialog
      open={open}
      title="¿Eliminar tu cuenta?"
      confirmLabel="ELIMINAR CUENTA"
      busy={isBusy}
      onConfirm={confirm}
      onCancel={close}
    >
      <DeletedData user={user} />
      <HelpedLists />
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) confirm();
        }}
      >
        <WordField
          ref={input}
          typed={typed}
          isMissing={isMissing}
          onType={(text) => {
            setTyped(text);
            setMissing(false);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}

function DeletedData({ user: { email } }: { user: Profile }) {
  return (
    <p>
      Se borran tu perfil{email && ` (${email})`}, tus listas con sus jugadores, tus partidos con
      asistencia y equipos, y tus logros, en todos tus dispositivos.{' '}
      <strong>No se puede deshacer.</strong>
    </p>
  );
}

function WordField({
  ref,
  typed,
  isMissing,
  onType,
}: {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  isMissing: boolean;
  onType: (text: string) => void;
}) {
  return (
    <Field
      label={`Escribí ${WORD} para confirmar`}
      error={isMissing ? `Falta la palabra ${WORD}.` : null}
    >
      {(aria) => (
        <TextInput
          {...aria}
          ref={ref}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

function useDeleteAccount(onFailure: () => void) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const remove = useSingleFlight(async () => {
    setBusy(true);
    try {
      await deleteAccount();
      forgetUser(() => navigate(paths.landing, { replace: true }));
      announceSignOut();
      toast({ title: 'Cuenta eliminada', description: 'Borramos todo. ¡Gracias por jugar!' });
    } catch (error) {
      setBusy(false);
      onFailure();
      toastError(failureSentence(error, { action: ACCOUNT_FAILURES.delete }));
    }
  });
  return { remove, isBusy };
}
