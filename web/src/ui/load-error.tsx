import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Shows the message `children` about data that could not be loaded, with a button to retry. */
export function LoadError({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="in-place-of-content">
      <Icon name="warning" size={48} className="text-danger" />
      <p className="max-w-[40ch] text-balance">{children}</p>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        <Icon name="reload" />
        Reintentar
      </Button>
    </div>
  );
}
