import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Time in milliseconds after which the page offers a retry. */
const PATIENCE_MS = 8_000;

export function Loading({ text = 'Cargando...' }: { text?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-10 text-center">
      <Icon name="ball" size={48} className="mt-3 animate-step text-ink" />
      <p className="font-display text-d3 tracking-wide text-coin">{text}</p>
    </div>
  );
}

/**
 * Shows a loading animation in place of a page. After 8 s it offers a retry, which reloads the page unless `onRetry` is
 * given.
 */
export function LoadingPage({
  text,
  onRetry = () => window.location.reload(),
}: {
  text?: string;
  onRetry?: () => void;
}) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center px-4">
      <Loading text={text} />
      {isLong && (
        <Button onClick={onRetry}>
          <Icon name="reload" />
          Reintentar
        </Button>
      )}
    </div>
  );
}
