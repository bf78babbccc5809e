import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../../sync/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Boundary } from './boundary.tsx';

/** Shows an error in place of a screen that threw or whose code did not load. Navigation to another address retries. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <Boundary
      resetOn={path}
      renderFailure={(error, again) => <TimeOut error={error} onRetry={() => retry(again)} />}
    >
      {children}
    </Boundary>
  );
}

/** Reloads the page. Without a network it only renders the screen again, because a reload would then show nothing. */
function retry(again: () => void): void {
  if (navigator.onLine) window.location.reload();
  else again();
}

function TimeOut({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="failed-page">
      <Icon name="warning" size={72} className="text-danger" />
      <h1 className="font-display text-d1 tracking-wide">TIEMPO MUERTO</h1>
      <p>{describeError(error)}</p>
      <Button onClick={onRetry}>
        <Icon name="reload" />
        Reintentar
      </Button>
    </div>
  );
}
