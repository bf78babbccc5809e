import { shareLink } from '@picadito/domain';
import { useState } from 'react';
import { canShare, share } from '../lib/share.ts';
import { toastShareOutcome } from './toast-share-outcome.ts';

/**
 * Sends a message to the whole group with the device's share sheet (`send`). Without a share sheet `href` leads to
 * WhatsApp, and `send` records that the link was followed.
 */
export function useGroupMessage(message: string, onSent: () => void) {
  const [hasSheet, setHasSheet] = useState(canShare);

  async function send() {
    const outcome = hasSheet ? await share({ text: message }) : 'shared';
    toastShareOutcome(outcome, 'Tocá otra vez para ir a WhatsApp.');
    if (outcome === 'unavailable') setHasSheet(false);
    if (outcome === 'shared') onSent();
  }

  return { href: hasSheet ? null : shareLink(message), send: () => void send() };
}
