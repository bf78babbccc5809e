import { groupCall, type Match, type MatchPlayer, shareLink } from '@picadito/domain';
import { useState } from 'react';
import { useGroupAddress } from '../../../group-link/link.ts';
import { toastShareOutcome } from '../../../sharing/toast-share-outcome.ts';
import { canShare, share } from '../../../lib/share.ts';
import { useStoredValue } from '../../../sync/use-stored-value.ts';

/**
 * One message for the whole group, by the device's share sheet: `send`. Where there is none, `href` leads to WhatsApp
 * and `send` notes that it was followed.
 */
export function useGroupCall(match: Match, players: readonly MatchPlayer[], capacity?: number) {
  const [hasSheet, setHasSheet] = useState(canShare);
  const [isSent, setSent] = useStoredValue(`group_called:${match.id}`);
  const message = groupCall(match, players, useGroupAddress(match.listId), capacity);

  async function send() {
    const outcome = hasSheet ? await share({ text: message }) : 'shared';
    toastShareOutcome(outcome, 'Tocá otra vez para ir a WhatsApp.');
    if (outcome === 'unavailable') setHasSheet(false);
    if (outcome === 'shared') setSent('true');
  }

  return {
    href: hasSheet ? null : shareLink(message),
    send: () => void send(),
    isSent: isSent !== null,
  };
}
