import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TAKE_OVER } from '../../service-worker/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** By then the new version has taken over and said so; otherwise the page is fetched anew all the same, ms. */
const PATIENCE_MS = 4_000;
const NEWS = 'Hay una versión nueva';

let place: HTMLElement | null = null;

/**
 * Offers the version that waits, once for all screens. It stands beside the app, in a root of its own: so its code comes
 * with a new version only, and nothing on the screen moves.
 */
export function showUpdate(worker: ServiceWorker): void {
  place?.remove();
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<UpdatePrompt worker={worker} onLater={() => root.unmount()} />);
}

function UpdatePrompt({ worker, onLater }: { worker: ServiceWorker; onLater: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  // a region that comes together with its text is not read out
  useEffect(() => setNews(NEWS), []);

  function update() {
    setBusy(true);
    worker.postMessage(TAKE_OVER);
    setTimeout(() => window.location.reload(), PATIENCE_MS);
  }

  return (
    <section
      aria-label="Versión nueva"
      // where toasts are, and below them
      className="pix frame-cyan fixed inset-x-3 top-[calc(12px+env(safe-area-inset-top))] z-40 flex items-center gap-2 bg-panel py-2 pl-4 sm:left-auto sm:w-[420px] md:top-40 md:right-6"
    >
      <p role="status" className="min-w-0 flex-1 font-display text-d4 leading-none tracking-wide">
        {news}
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
