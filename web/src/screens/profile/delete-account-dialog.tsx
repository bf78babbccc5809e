import type { Profile } from '@picadito/domain';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deleteAccount } from '../../api/account.ts';
import { forgetUser } from '../../api/session.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { SCREEN } from '../../sync/failures.ts';
import { paths } from '../../lib/paths.ts';
import { useOneAtATime } from '../../lib/use-single-flight.ts';
import { announceSignOut } from '../../identity/sign-in-channel.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

const WORD = 'ELIMINAR';

/** Says what goes with the account, and lets it go once the word is typed. */
export function DeleteAccountDialog({
  user,
  open,
  onClose,
}: {
  user: Profile;
  open: boolean;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function close(): void {
    setTyped('');
    setMissing(false);
    onClose();
  }

  const remove = useOneAtATime(async () => {
    setBusy(true);
    try {
      await deleteAccount();
      forgetUser(() => navigate(paths.landing, { replace: true }));
      announceSignOut();
      toast({ title: 'Cuenta eliminada', description: 'Borramos todo. ¡Gracias por jugar!' });
    } catch (error) {
      setBusy(false);
      close();
      toastError(failureSentence(error, { action: SCREEN.deleteAccount }));
    }
  });

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
      busy={busy}
      onConfirm={confirm}
      onCancel={close}
    >
      <p>
        Se borran tu perfil{user.email && ` (${user.email})`}, tus listas con sus jugadores, tus
        partidos con asistencia y equipos, y tus logros, en todos tus dispositivos.{' '}
        <strong>No se puede deshacer.</strong>
      </p>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) confirm();
        }}
      >
        <Field
          label={`Escribí ${WORD} para confirmar`}
          error={isMissing ? `Falta la palabra ${WORD}.` : null}
        >
          {(aria) => (
            <TextInput
              {...aria}
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
