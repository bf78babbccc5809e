import { useEffect } from 'react';
import { refreshSession, useSession } from '../../api/session.ts';
import { useOneAtATime } from '../../lib/use-single-flight.ts';
import { Icon } from '../../ui/icon.tsx';

const ASK_EVERY_MS = 15_000;
const OFFLINE = 'Sin señal: ves lo último que se cargó.';
const TEMPORARY = 'Todavía no pudimos guardar tu perfil: seguís con uno temporal.';

/** While the page goes on with what it has: last seen data, or a profile that is not stored yet. */
export function SessionNotice() {
  const notice = useSession(({ status, failed, temporary }) => {
    if (status !== 'signed-in') return null;
    return failed ? OFFLINE : temporary ? TEMPORARY : null;
  });
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const again = useOneAtATime(refreshSession);
  useEffect(() => {
    if (!isSignedIn) return;
    const gone = () => void again();
    window.addEventListener('offline', gone);
    return () => window.removeEventListener('offline', gone);
  });
  useEffect(() => {
    if (notice === null) return;
    const back = () => void again();
    const timer = setInterval(back, ASK_EVERY_MS);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  });
  return (
    <div
      role={notice ? 'complementary' : undefined}
      aria-label={notice ? 'Conexión' : undefined}
      className="flex flex-wrap items-center justify-center gap-x-4 bg-raised px-4 text-center"
    >
      {/* always there: a region that comes together with its text is not read out */}
      <div role="status">
        {notice && (
          <p className="flex items-center gap-2 py-2">
            <Icon name="warning" className="text-coin" />
            {notice}
          </p>
        )}
      </div>
      {notice && (
        <button
          type="button"
          className="inline-flex min-h-12 items-center px-2 font-display text-d4 tracking-wide text-cyan underline underline-offset-4"
          onClick={() => void again()}
        >
          Reintentar
        </button>
      )}
    </div>
  );
}
