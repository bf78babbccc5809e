import { shareLink } from '@picadito/domain';
import { useState } from 'react';
import { toastShareOutcome } from '../../../sharing/share-outcome.ts';
import { canShare, share } from '../../../lib/share.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';
import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StickyAction } from '../../../ui/page.tsx';
import { LateNotice } from './late-notice.tsx';

/** Panel that shares a late change of saved teams with the group in one tap. The message contains only what changed. */
export function ShareChange({
  message,
  onUndo,
  onNotified,
}: {
  message: string;
  onUndo: () => void;
  onNotified: () => void;
}) {
  const [hasSheet, setHasSheet] = useState(canShare);

  async function notifyGroup() {
    const outcome = await share({ text: message });
    toastShareOutcome(outcome, 'Tocá otra vez para ir a WhatsApp.');
    if (outcome === 'shared') onNotified();
    if (outcome === 'unavailable') setHasSheet(false);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      toast({ title: 'Copiado', description: 'Mensaje copiado al portapapeles', isEcho: true });
    } catch {
      toastError('El navegador no dejó copiar. Avisá por WhatsApp.');
    }
  }

  return (
    // The organiser often makes the change further up the page. The panel sticks to the lower edge to be seen from
    // there.
    <div className="md:sticky md:bottom-0 md:z-10 md:bg-void md:py-3">
      <StickyAction>
        <div className="flex min-w-0 flex-col gap-3 md:w-full">
          <LateNotice message={message} onUndo={onUndo} />
          <div className="flex gap-3 *:px-3">
            {hasSheet ? (
              <Button variant="grass" className="grow" onClick={() => void notifyGroup()}>
                <Icon name="megaphone" />
                AVISAR EL CAMBIO
              </Button>
            ) : (
              <ExternalLink href={shareLink(message)} className="grow">
                <Icon name="whatsapp" />
                AVISAR EL CAMBIO
              </ExternalLink>
            )}
            <Button variant="ghost" aria-label="Copiar el aviso" onClick={() => void copy()}>
              <Icon name="copy" />
            </Button>
            <Button variant="ghost" aria-label="Listo, ya avisé" onClick={onNotified}>
              <Icon name="check" />
            </Button>
          </div>
        </div>
      </StickyAction>
    </div>
  );
}
