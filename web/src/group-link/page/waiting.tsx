import { Forget } from './device.tsx';
import { Frame } from './frame.tsx';
import { Headline } from './headline.tsx';
import { waitingText } from './sentences.ts';

/** In strict mode, until the organiser has said whose device it is. */
export function Waiting({ name, path }: { name: string; path: string | null }) {
  return (
    <Frame color="frame-coin">
      <Headline look="text-d2">{waitingText(name)}</Headline>
      <p>
        Cuando diga que sí, contestás desde acá: tu respuesta todavía no cuenta. Más rápido: pedile
        tu link y abrilo.
      </p>
      <a className="key key-go" data-here="" href={path ?? undefined}>
        VER SI YA ESTÁ
      </a>
      <Forget path={path}>No soy yo</Forget>
    </Frame>
  );
}
