import { useRef, useState } from 'react';
import { useSessions } from '../../../account/sessions.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { ACCOUNT_FAILURES } from '../../../account/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { deviceNames } from './device-name.ts';
import { SessionRow } from './session-row.tsx';

/**
 * Panel with the browsers in which the organiser is signed in, and a button that signs out all of them except this one.
 */
export function SessionsPanel() {
  const { data, isError, refetch } = useSessions();
  const sessions = data?.toSorted((one, other) => Number(other.current) - Number(one.current));
  const names = deviceNames((sessions ?? []).map(({ device }) => device));
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./end-others-dialog.tsx').then((m) => m.EndOthersDialog),
  );
  return (
    <Panel title="Tus sesiones">
      {sessions ? (
        <>
          <ul ref={list} tabIndex={-1} className="flex flex-col gap-4">
            {sessions.map((session, at) => (
              <SessionRow key={session.id} session={session} name={names[at] ?? ''} />
            ))}
          </ul>
          {sessions.some(({ current }) => !current) ? (
            <Button
              variant="ghost"
              className="mt-5"
              onClick={() => void whenLoaded(() => setAsking(true))}
            >
              <Icon name="logout" />
              Cerrar las demás
            </Button>
          ) : (
            <p className="mt-4 text-mute">No estás conectado en ningún otro lado.</p>
          )}
        </>
      ) : isError ? (
        <LoadError onRetry={() => void refetch()}>{ACCOUNT_FAILURES.loadSessions}</LoadError>
      ) : (
        <Loading text="Cargando sesiones..." />
      )}
      {Dialog && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          // The list gets the focus, because the button that opened the dialog is removed.
          onEnded={() => list.current?.focus()}
        />
      )}
    </Panel>
  );
}
