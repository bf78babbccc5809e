import { useEffect } from 'react';
import { refreshSession, useSession } from '../api/session.ts';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { Icon } from '../ui/icon.tsx';

const OFFLINE = 'Sin conexión: ves lo último que quedó guardado acá.';
const TEMPORARY = 'Todavía no pudimos guardar tu perfil: seguís con uno temporal.';

/** While the page goes on with what it has: last seen data, or a profile that is not stored yet. */
export function SessionNotice() {
  const notice = useSession(({ status, failed, temporary }) => {
    if (status !== 'signed-in') return null;
    return failed ? OFFLINE : temporary ? TEMPORARY : null;
  });
  const again = useOneAtATime(refreshSession);
  useEffect(() => {
    if (notice === null) return;
    const back = () => void again();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
  if (notice === null) return null;
  return (
    <aside
      aria-label="Conexión"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-raised px-4 text-center"
    >
      <p role="status" className="flex items-center gap-2 py-2">
        <Icon name="warning" className="text-coin" />
        {notice}
      </p>
      <button
        type="button"
        className="inline-flex min-h-12 items-center px-2 font-display text-d4 tracking-wide text-cyan underline underline-offset-4"
        onClick={() => void again()}
      >
        Reintentar
      </button>
    </aside>
  );
}
