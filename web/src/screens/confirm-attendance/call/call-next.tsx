import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { queueView, Recipient } from './call-queue.ts';
import type { Call } from './use-call.ts';

/** Shows the next player of the running call. One tap opens the chat, and 'TERMINAR' ends the call. */
export function CallNext({
  call,
  view,
  next,
}: {
  call: Call;
  view: ReturnType<typeof queueView>;
  next: Recipient;
}) {
  return (
    <div className="flex min-w-0 gap-3 md:w-full">
      <ExternalLink
        href={call.linkTo(next)}
        className="min-w-0 flex-1 px-3"
        // The next recipient replaces this one only after the browser has followed the link.
        onClick={() => setTimeout(() => call.sent(next))}
      >
        <Icon name="whatsapp" />
        <span className="min-w-0 text-d4">
          <span className="block">
            {view.position} de {view.total} · ENVIAR A
          </span>{' '}
          <span className="block truncate">{next.name}</span>
        </span>
      </ExternalLink>
      <Button
        variant="ghost"
        className="w-12 shrink-0 px-0"
        aria-label="TERMINAR la convocatoria"
        onClick={call.finish}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
