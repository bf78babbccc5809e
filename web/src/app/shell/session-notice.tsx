import { useEffect } from 'react';
import { refreshSession, useSession } from '../../identity/session.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { Icon } from '../../ui/icon.tsx';

const OFFLINE = 'Sin señal: ves lo último que se cargó.';
const TEMPORARY = 'Todavía no pudimos guardar tu perfil: seguís con uno temporal.';

/** Shows a notice while the page works with stored data, or with a profile that the server has not stored yet. */
export function SessionNotice() {
  const notice = useSession(({ status, failed, temporary }) => {
    if (status !== 'signed-in') return null;
    return failed ? OFFLINE : temporary ? TEMPORARY : null;
  });
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const retry = useSingleFlight(refreshSession);
  useEffect(() => {
    if (!isSignedIn) return;
    const onOffline = () => void retry();
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  });
  useRetry(notice !== null, () => void retry());
  return (
    <div
      role={notice ? 'complementary' : undefined}
      aria-label={notice ? 'Conexión' : undefined}
      className="notice"
    >
      {/* The region is always rendered, because screen readers do not announce a live region that appears together with
          its text. */}
      <div role="status">
        {notice && (
          <p className="flex items-center gap-2 py-2">
            <Icon name="warning" className="text-coin" />
            {notice}
          </p>
        )}
      </div>
      {notice && (
        <button type="button" className="notice-link" onClick={() => void retry()}>
          Reintentar
        </button>
      )}
    </div>
  );
}
