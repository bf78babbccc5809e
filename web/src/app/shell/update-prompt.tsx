import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TAKE_OVER } from '../../service-worker/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Time in milliseconds after the user's tap at which the page reloads even if the new worker has sent no message. */
const TIMEOUT_MS = 4_000;
const MESSAGE = 'Hay una versión nueva';

let place: HTMLElement | null = null;

/**
 * Shows a prompt with which the user can change to the new version of the app in `worker`; replaces an earlier prompt.
 * The prompt renders in a separate React root: its code loads only with a new version, and the layout of the screen
 * does not shift.
 */
export function showUpdate(worker: ServiceWorker): void {
  place?.remove();
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<UpdatePrompt worker={worker} onLater={() => root.unmount()} />);
}

function UpdatePrompt({ worker, onLater }: { worker: ServiceWorker; onLater: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  // Screen readers do not announce a live region that appears together with its text.
  useEffect(() => setMessage(MESSAGE), []);

  function update() {
    setBusy(true);
    worker.postMessage(TAKE_OVER);
    setTimeout(() => window.location.reload(), TIMEOUT_MS);
  }

  return (
    <section
      aria-label="Versión nueva"
      // The prompt is in the place of the toasts and below them.
      className="pix frame-cyan fixed inset-x-3 top-[calc(12px+env(safe-area-inset-top))] z-40 flex items-center gap-2 bg-panel py-2 pl-4 sm:left-auto sm:w-[420px] md:top-40 md:right-6"
    >
      <p role="status" className="min-w-0 flex-1 font-display text-d4 leading-none tracking-wide">
        {message}
      </p>
      <Button size="sm" loading={isBusy} onClick={update}>
        <Icon name="reload" />
        ACTUALIZAR
      </Button>
      <button
        type="button"
        aria-label="Ahora no"
        className="grid min-h-12 w-12 shrink-0 place-items-center text-mute hover:text-ink focus-visible:-outline-offset-4"
        onClick={onLater}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
