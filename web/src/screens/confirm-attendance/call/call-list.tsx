import { ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { queueView, Recipient } from './call-queue.ts';

/**
 * Shows the players of the call and whether the message to each was sent. The organiser can send to any player in any
 * order, and more than once.
 */
export function CallList({
  view,
  linkTo,
  onSent,
}: {
  view: ReturnType<typeof queueView>;
  linkTo: (recipient: Recipient) => string;
  onSent: (recipient: Recipient) => void;
}) {
  const sent = view.recipients.filter(({ isSent }) => isSent).length;
  return (
    <Panel
      title="Convocatoria"
      className="flat:col-span-2"
      action={
        <p role="status" className="text-mute tabular-nums">
          {sent} de {view.total} enviados
        </p>
      }
    >
      <ol className="relative flex flex-col gap-2 md:-m-2 md:max-h-[240px] md:scroll-pane md:p-2">
        {view.recipients.map((recipient) => (
          <li key={recipient.id} className="flex items-center gap-3 bg-raised py-1 pr-1 pl-3">
            <Icon
              name={recipient.isSent ? 'check-double' : 'hourglass'}
              className={recipient.isSent ? 'text-grass' : 'text-mute'}
            />
            <span className="min-w-0 flex-1">
              {recipient.name}
              <span className="block text-sm text-mute">
                {recipient.isSent ? 'Enviado' : 'Falta enviar'}
              </span>
            </span>
            <ExternalLink
              href={linkTo(recipient)}
              variant="ghost"
              size="sm"
              aria-label={`${recipient.isSent ? 'REENVIAR' : 'ENVIAR'} a ${recipient.name}`}
              onClick={() => onSent(recipient)}
            >
              {recipient.isSent ? 'REENVIAR' : 'ENVIAR'}
            </ExternalLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
