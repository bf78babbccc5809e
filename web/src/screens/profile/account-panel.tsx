import type { Profile } from '@picadito/domain';
import { useState } from 'react';
import { Link } from 'wouter';
import { exportAccount, ACCOUNT_FAILURES } from '../../account/account.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { saveJson } from '../../lib/share.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { Button, TEXT_ACTION, TEXT_LINK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Lets the organiser download all data or delete the account. */
export function AccountPanel({ user }: { user: Profile }) {
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./delete-account-dialog.tsx').then((m) => m.DeleteAccountDialog),
  );

  const download = useSingleFlight(async () => {
    setBusy(true);
    try {
      const data = await exportAccount();
      saveJson(`picadito-${data.exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`, data);
      toast({ title: 'Listo', description: 'Tus datos están en tus descargas.' });
    } catch (error) {
      toastError(failureSentence(error, { action: ACCOUNT_FAILURES.export }));
    } finally {
      setBusy(false);
    }
  });

  return (
    <Panel title="Tu cuenta">
      <p>Llevate todo lo que cargaste en un archivo JSON, cuando quieras.</p>
      <Link href={paths.privacy} className={TEXT_LINK}>
        Qué guardamos y por cuánto tiempo
      </Link>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button variant="ghost" loading={busy} onClick={() => void download()}>
          <Icon name="download" />
          Descargar mis datos
        </Button>
        <button
          type="button"
          className={`${TEXT_ACTION} -mx-2 text-danger`}
          onClick={() => void whenLoaded(() => setLeaving(true))}
        >
          <Icon name="trash" />
          Eliminar mi cuenta
        </button>
      </div>
      {Dialog && <Dialog user={user} open={leaving} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}
