import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Keeps its width and the focus while busy: both labels share one cell. */
export function SignInButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className="min-h-14 w-[calc(100%-8px)] max-[359px]:px-2 max-[359px]:text-d4 sm:w-auto"
      onClick={busy ? undefined : onClick}
    >
      <Icon name="google" />
      <span className="grid *:[grid-area:1/1]">
        <span className={busy ? 'invisible' : ''}>Iniciar sesión con Google</span>
        <span className={busy ? '' : 'invisible'}>Conectando...</span>
      </span>
    </Button>
  );
}
