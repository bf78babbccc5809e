import { shareLink, groupCall, type Match, type MatchPlayer, withoutAway } from '@picadito/domain';
import { useState } from 'react';
import { canShare, share } from '../lib/share.ts';
import { toastShareOutcome } from './share-outcome.ts';
import { useGroupCalled } from '../attendance/calls.ts';
import { useGroupAddress } from '../group-link/link.ts';
import { useAway } from '../players/absences.ts';

/**
 * Returns the means to send a message to the whole group. With a share sheet `send` opens it, and `href` is null.
 * Without one `href` is the address of a link to WhatsApp, and `send` is called when the link is followed. `onSent` is
 * called once the message was shared or the link followed.
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

/**
 * Returns `send` and `href` of `useGroupMessage` for the call to the whole group, and whether that call was sent before
 * (`isSent`). The call does not name players who are away. `money` is the line about what each player pays, or null.
 */
export function useGroupCall(
  match: Match,
  players: readonly MatchPlayer[],
  capacity?: number,
  money: string | null = null,
) {
  const { wasCalled, note } = useGroupCalled(match.id);
  const called = withoutAway(players, useAway(match.date));
  const message = groupCall(match, called, useGroupAddress(match.listId), capacity, money);
  return { ...useGroupMessage(message, note), isSent: wasCalled };
}
