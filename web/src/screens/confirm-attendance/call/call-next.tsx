import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { queueView, Recipient } from './call-queue.ts';
import type { Call } from './use-call.ts';

/** Link to the chat with the next player of the running call, and the button 'TERMINAR', which ends the call. */
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
        // The timeout lets the browser follow the link before the link changes to the next player.
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
