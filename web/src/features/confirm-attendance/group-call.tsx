import { groupCall, type Match, type MatchPlayer, shareLink } from '@picadito/domain';
import { useState } from 'react';
import { canShare, share } from '../../lib/share.ts';
import { toast } from '../../state/toasts.ts';
import { Button, ExternalLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One message for the whole group, by the device's share sheet; where there is none, by WhatsApp. */
export function GroupCall({ match, players }: { match: Match; players: readonly MatchPlayer[] }) {
  const [hasSheet, setHasSheet] = useState(canShare);
  const message = groupCall(match, players);
  const label = (
    <>
      <Icon name="megaphone" />
      AVISAR AL GRUPO
    </>
  );

  async function open() {
    if ((await share({ text: message })) !== 'unavailable') return;
    setHasSheet(false);
    toast({
      title: 'No se abrió',
      description: 'Tu teléfono no abrió el menú de compartir. Tocá otra vez para ir a WhatsApp.',
      tone: 'info',
    });
  }

  if (hasSheet) {
    return (
      <Button variant="grass" size="sm" onClick={() => void open()}>
        {label}
      </Button>
    );
  }
  return (
    <ExternalLink href={shareLink(message)} size="sm">
      {label}
    </ExternalLink>
  );
}
