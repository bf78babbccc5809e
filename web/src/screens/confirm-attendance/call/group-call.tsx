import { groupCall, type Match, type MatchPlayer, shareLink } from '@picadito/domain';
import { useState } from 'react';
import { toastShareOutcome } from '../../../sharing/toast-share-outcome.ts';
import { canShare, share } from '../../../lib/share.ts';
import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

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
    const outcome = await share({ text: message });
    toastShareOutcome(outcome, 'Tocá otra vez para ir a WhatsApp.');
    if (outcome === 'unavailable') setHasSheet(false);
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
