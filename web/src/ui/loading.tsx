import { Icon } from './icon.tsx';

/** Waiting, said and shown. */
export function Loading({ text = 'Cargando...' }: { text?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-10 text-center">
      <Icon name="ball" size={48} className="mt-3 animate-step text-ink" />
      <p className="font-display text-d3 tracking-wide text-coin">{text}</p>
    </div>
  );
}

/** A whole page of waiting. */
export function LoadingPage({ text }: { text?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4">
      <Loading text={text} />
    </div>
  );
}
